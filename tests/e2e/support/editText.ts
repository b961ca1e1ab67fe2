import { expect, type Page } from '@playwright/test'
import type { ChangeReply } from '../../../src/editing/protocol.ts'
import type { ChosenText } from './chooseTexts.ts'

/** Where a text was edited. */
export type EditedIn = 'place' | 'panel'

/** Adds characters to the end of a text: at its place if it is visible, otherwise in the panel. */
export async function appendToText(
  page: Page,
  { text, region, index }: ChosenText,
  value: string,
  added: string,
): Promise<{ readonly reply: ChangeReply; readonly editedIn: EditedIn }> {
  const button = page.getByRole('button', {
    name: new RegExp(`^Edit .*, ${escaped(text.label)}: ${escaped(value)}$`),
  })
  if ((await button.count()) > 0) {
    await button.first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[contenteditable=plaintext-only]')).toBeFocused()
    // The whole text is selected.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.insertText(added)
    return { reply: await replyTo(page, () => page.keyboard.press('Enter')), editedIn: 'place' }
  }
  const panel = page.getByRole('complementary', { name: 'All texts of this page' })
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'All texts' }).click()
  const part = panel.locator('details').nth(region)
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
  const field = part.getByRole('textbox').nth(index)
  await field.fill(`${await field.inputValue()}${added}`)
  return { reply: await replyTo(page, () => field.press('Enter')), editedIn: 'panel' }
}

/** Clicks Undo. */
export const undo = (page: Page) =>
  replyTo(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click())

/** The reply to the change that an action sends. */
async function replyTo(page: Page, action: () => Promise<void>): Promise<ChangeReply> {
  const responseTo = (kind: string) =>
    page.waitForResponse((one) => one.request().postData()?.startsWith(`{"${kind}"`) === true, {
      timeout: 30_000,
    })
  // After a change, the editor reads the texts again before it accepts the next one.
  const read = responseTo('read').catch(() => undefined)
  const [response] = await Promise.all([responseTo('change'), action()])
  const reply: ChangeReply = await response.json()
  if (reply.result !== 'rejected') await read
  return reply
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
