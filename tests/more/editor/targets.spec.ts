import { ENDPOINT } from '../../../generator/editor/protocol.ts'
import { expect, test } from './support/editorTest.ts'
import { editorStatus, openEditor } from './support/pageEditor.ts'

test('Escape while the target of a text is saved closes the text, and Ctrl+Z then undoes it', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, '/')
  const text = page.getByRole('button', { name: /^Edit Header, .*text: Services$/ }).first()
  const field = page.getByRole('textbox')
  await text.click()
  await page.getByRole('button', { name: 'Leads to All Services of the Company' }).click()
  await page.getByRole('combobox', { name: /^Target of the link/ }).fill('https://example.com/')
  let reply = () => {}
  const replied = new Promise<void>((resolve) => (reply = resolve))
  await page.route(`**${ENDPOINT}`, async (route) => {
    if (route.request().postData()?.includes('"apply"') === true) await replied
    await route.continue()
  })
  await page.getByRole('button', { name: 'Change everywhere' }).click()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  reply()
  await expect(field).toHaveCount(0)
  expect(await edited.source()).not.toBe(before)
  await page.keyboard.press('Control+z')
  await expect(editorStatus(page)).toHaveText(/^Undone/)
  expect(await edited.source()).toBe(before)
})
