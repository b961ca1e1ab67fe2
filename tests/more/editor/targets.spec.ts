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

test('a click elsewhere saves a target, except one that is the same in other places', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, '/')
  const field = page.getByRole('textbox')
  const target = page.getByRole('combobox', { name: /^Target of the link/ })
  const open = async (text: string) => {
    await page.getByRole('button', { name: new RegExp(`^Edit Header, .*: ${text}$`) }).click()
    await page.getByRole('button', { name: /^Leads to/ }).click()
  }

  await test.step('the choice is not lost by one click or one Escape', async () => {
    await open('Services')
    await target.fill('Every')
    await page.getByRole('option', { name: 'Every Service' }).click()
    await expect(editorStatus(page)).toHaveText(/^Not changed yet: press “Change everywhere”/)
    await page.getByRole('main').click({ position: { x: 2, y: 2 } })
    await page.keyboard.press('Escape')
    await expect(target).toHaveValue(/Every Service$/)
    await page.keyboard.press('Escape')
    await expect(target).toHaveCount(0)
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    expect(await edited.source()).toBe(before)
  })

  await test.step('unless only the one here changes', async () => {
    await open('Services')
    await page.getByRole('button', { name: 'Everywhere (2 places)', pressed: true }).press('Tab')
    await page.keyboard.press('Space')
    await target.fill('https://example.com/')
    await page.getByRole('main').click({ position: { x: 2, y: 2 } })
    await expect(editorStatus(page)).toHaveText('Saved.')
    expect(await edited.source()).toMatch(
      /to: '\/services' \} as const[^]*\.\.\.services,[^}]*\}\],\s+to: 'https:\/\/example\.com\/',/,
    )
    await page.keyboard.press('Control+z')
    await expect(editorStatus(page)).toHaveText(/^Undone/)
    expect(await edited.source()).toBe(before)
  })

  await test.step('another target is saved', async () => {
    await open('Home')
    await target.fill('https://example.com/')
    await page.getByRole('main').click({ position: { x: 2, y: 2 } })
    await expect(field).toHaveCount(0)
    await expect(editorStatus(page)).toHaveText('Saved.')
    expect(await edited.source()).toContain("'https://example.com/'")
  })
})
