import type { Page } from '@playwright/test'
import { ENDPOINT } from '../../../generator/editor/protocol.ts'
import { expect, test } from './support/editorTest.ts'
import { editorStatus, openEditor } from './support/pageEditor.ts'

/** Opens the home page, whose texts are loaded until the returned function is called. */
async function openLoadingPage(page: Page): Promise<() => void> {
  let endLoading = () => {}
  const loaded = new Promise<void>((resolve) => (endLoading = resolve))
  await page.route(`**${ENDPOINT}`, async (route) => {
    if (route.request().postData()?.includes('"describePage"') === true) await loaded
    await route.continue()
  })
  await openEditor(page, '/')
  return endLoading
}

test('a click while the texts are loaded opens the text with what was typed, instead of following its link', async ({
  page,
}) => {
  const endLoading = await openLoadingPage(page)
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  await page.keyboard.type('ac')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('b ')
  endLoading()
  const field = page.getByRole('textbox', { name: /^Header, / })
  await expect(field).toBeFocused()
  await page.keyboard.type('c')
  // The caret is where the author has clicked.
  await expect(field).toContainText('ab c')
  expect((await field.textContent())?.replace('ab c', '')).toBe('Services')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('Enter while the texts are loaded saves what was typed before it', async ({ page }) => {
  const endLoading = await openLoadingPage(page)
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  await heading.click()
  await page.keyboard.type('New ')
  await page.keyboard.press('Enter')
  endLoading()
  await expect(editorStatus(page)).toHaveText('Saved.')
  expect((await heading.textContent())?.replace('New ', '')).toBe(before)
})
