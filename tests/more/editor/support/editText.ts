import type { Page } from '@playwright/test'
import type { EditReply } from '../../../../generator/editor/protocol.ts'
import type { ChosenText } from './chooseTexts.ts'
import { expect } from './editorTest.ts'
import { editorBar } from './pageEditor.ts'

/** Where a text was edited. */
export type EditedIn = 'place' | 'panel'

/** Waits until the editor has found the texts of the open page. A panel that was open is then open again. */
export const textsFound = (page: Page) =>
  page.locator('button[aria-label^="Edit "]').first().waitFor({ state: 'attached' })

/** Adds characters to the end of a text: at its place if it is visible, otherwise in the panel. */
export async function appendToText(
  page: Page,
  { text, region, regionName, index }: ChosenText,
  value: string,
  added: string,
): Promise<{ readonly reply: EditReply; readonly editedIn: EditedIn }> {
  const name = `Edit ${regionName}, ${text.label}: ${value}`
  // By attribute, because computing the names of all buttons takes long.
  const button = page.locator(`button[aria-label=${JSON.stringify(name)}]`).first()
  if ((await button.count()) > 0) {
    await button.press('Enter')
    await expect(page.locator('[contenteditable=plaintext-only]')).toBeFocused()
    // The whole text is selected.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.insertText(added)
    return { reply: await replyTo(page, () => page.keyboard.press('Enter')), editedIn: 'place' }
  }
  const panel = page.getByRole('complementary', { name: 'All texts of this page' })
  if (!(await panel.isVisible())) {
    await editorBar(page).getByRole('button', { name: 'All texts' }).click()
  }
  const part = panel.locator('details').nth(region)
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
  const field = part.locator('textarea').nth(index)
  await field.fill(`${await field.inputValue()}${added}`)
  return { reply: await replyTo(page, () => field.press('Enter')), editedIn: 'panel' }
}

/** The reply to the change that an action sends. */
export async function replyTo(page: Page, action: () => Promise<void>): Promise<EditReply> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().postData()?.startsWith('{"edit"') === true, {
      timeout: 60_000,
    }),
    action(),
  ])
  return response.json()
}
