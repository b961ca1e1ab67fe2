import type { Page } from '@playwright/test'
import { expect, test } from './support/expectedErrors.ts'
import { openFilled } from './support/fillForm.ts'
import { isEmpty } from './support/formOn.ts'
import { formWith, partOf } from './support/forms.ts'
import { uniqueEmail } from './support/formService.ts'
import { formTexts } from './support/formTexts.ts'
import { expectValuesKept, expectOnePost } from './support/keptValues.ts'
import { follow, pageBesides } from './support/links.ts'
import { waitForHydration } from './support/site.ts'

/** A form with a message, sent and waiting for the reply. */
async function openHeld(page: Page) {
  const definition = formWith('textarea')
  const form = await openFilled(page, definition, uniqueEmail())
  const before = await form.values()
  await form.service.next('hold')
  await form.button.click()
  await expect.poll(async () => (await form.service.received()).length).toBe(1)
  return { ...form, definition, before, ...ways(page, definition.path) }
}

/** Leaves the page at a path for another one, and opens it again. */
const ways = (page: Page, path: string) => ({
  leave: () => follow(page, pageBesides(path)),
  comeBack: () => follow(page, path),
})

/** A form with a message after sending, leaving and returning, with a function that makes the request fail. */
async function leaveUnanswered(page: Page) {
  const definition = formWith('textarea')
  const { leave, comeBack } = ways(page, definition.path)
  const form = await openFilled(page, definition, uniqueEmail())
  const before = await form.values()
  let fail = () => {}
  const held = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/form-service/submit', async (route) => {
    await held
    await route.fulfill({ status: 200, body: 'Sign in to this network' })
  })
  await form.button.click()
  await expect(form.status).toContainText(form.texts.sending)
  await leave()
  await comeBack()
  await expect(form.root).toBeVisible()
  return { ...form, before, fail }
}

test('F13 leaving the page does not cancel the request, and the form is empty on return', async ({
  page,
}) => {
  const form = await openHeld(page)
  const replied = page.waitForEvent('requestfinished', (request) => request.method() === 'POST')
  await form.leave()
  await form.service.release()
  expect((await (await replied).response())?.status()).toBe(200)
  await form.comeBack()
  await expect(form.root).toBeVisible()
  await expect(form.status).toHaveText('')
  expect(isEmpty(await form.values())).toBe(true)
  expectOnePost(await form.service.received())
  await page.reload()
  await waitForHydration(page)
  expect(isEmpty(await form.values())).toBe(true)
})

test('F11 F13 a late reply does not change the new form', async ({ page }) => {
  const form = await openHeld(page)
  await form.leave()
  await form.comeBack()
  await expect(form.root).toBeVisible()
  await expect(form.status).toHaveText('')
  expect(isEmpty(await form.values())).toBe(true)
  await form.first('textarea').fill('Another one')
  const replied = page.waitForEvent('requestfinished', (request) => request.method() === 'POST')
  await form.service.release()
  await replied
  await expect(form.first('textarea')).toHaveValue('Another one')
  await expect(form.status).toHaveText('')
})

test('F13 after a failure on another page, the values and the error are shown on return', async ({
  page,
  expectError,
}) => {
  const { fail, before, ...form } = await leaveUnanswered(page)
  expectError(/The form service answered/)
  expect(isEmpty(await form.values())).toBe(true)
  fail()
  await expect(form.status).toHaveText(formTexts.unreadable)
  await expect(form.root.getByText(formTexts.restored)).toBeVisible()
  await expectValuesKept(form, before)
  await form.button.click()
  await expect(form.status).toHaveText(formTexts.confirm)
})

test('F13 after a failure on another page, the values can be copied if the visitor has started a new form', async ({
  page,
  context,
  expectError,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { fail, ...form } = await leaveUnanswered(page)
  expectError(/The form service answered/)
  await form.first('textarea').fill('Another one')
  fail()
  await expect(form.status).toHaveText(formTexts.sentEarlier)
  await expect(form.first('textarea')).toHaveValue('Another one')
  await form.help.getByRole('button', { name: formTexts.copy }).click()
  await expect(form.help.getByRole('button', { name: formTexts.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('and its second line')
  expect(copied).not.toContain('Another one')
})

test('F13 a reload during sending restores all values, and sending again needs confirmation', async ({
  page,
}) => {
  const form = await openHeld(page)
  await page.reload()
  await waitForHydration(page)
  await expect(form.root.getByText(formTexts.restored)).toBeVisible()
  await expect(form.status).toHaveText('')
  await expectValuesKept(form, form.before)
  await form.button.click()
  await expect(form.status).toHaveText(formTexts.confirm)
  expect(await form.service.received()).toHaveLength(1)
  await form.help.getByRole('button', { name: formTexts.sendAgain }).click()
  await expect(form.status).toHaveText(form.texts.sent)
  expect(await form.service.received()).toHaveLength(2)
})

test('a message of 100,000 characters arrives completely', async ({ page }) => {
  const definition = formWith('textarea')
  const form = await openFilled(page, definition, uniqueEmail())
  const long = 'long text '.repeat(10_000).trim()
  await form.first('textarea').fill(long)
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  const [sent] = await form.service.received()
  expect(new Map(sent?.parts).get(partOf(definition, 'textarea'))).toBe(long)
})

test('changes during sending are kept after success', async ({ page }) => {
  const form = await openHeld(page)
  await form.first('textarea').fill('One more thing')
  await form.first('textarea').press('End')
  await form.service.release()
  await expect(form.status).toHaveText(`${form.texts.sent} ${formTexts.changed}`)
  await expect(form.first('textarea')).toHaveValue('One more thing')
  // The focus stays in the field.
  await expect(form.first('textarea')).toBeFocused()
  await page.keyboard.type('!')
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  expect(isEmpty(await form.values())).toBe(true)
  const received = await form.service.received()
  const message = partOf(form.definition, 'textarea')
  expect(received.map(({ parts }) => new Map(parts).get(message))).toEqual([
    expect.stringMatching(/^Sentinel of \w+\r\nand its second line$/),
    'One more thing!',
  ])
})
