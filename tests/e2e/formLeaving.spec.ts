import type { Page } from '@playwright/test'
import { expect, test } from './support/expectedErrors.ts'
import { formOnSite, openFilled, uniqueEmail } from './support/forms.ts'
import { expectValuesKept, expectOnePost } from './support/keptValues.ts'
import { titleAt } from './support/manifest.ts'
import { waitForHydration } from './support/site.ts'

const SENT = formOnSite('contact').status.sent
const CONFIRMATION = /may have been received. Do you want to send it again/
const isEmpty = (values: Record<string, string>) =>
  Object.values(values).every((value) => value === '' || value === 'false')

/** The contact form, sent and waiting for the reply. */
async function openHeld(page: Page) {
  const form = await openFilled(page, 'contact', uniqueEmail())
  const before = await form.values()
  await form.service.next('hold')
  await form.button.click()
  await expect.poll(async () => (await form.service.received()).length).toBe(1)
  return { ...form, before }
}

async function leave(page: Page) {
  await page.locator('footer a[href="/customers"]').click()
  // The address changes before the page does; going back immediately would not leave the page.
  await expect(page).toHaveTitle(titleAt('/customers'))
}
const comeBack = (page: Page) => page.locator('footer a[href="/contact-us"]').click()

/** The contact form after sending, leaving and returning, with a function that makes the request fail. */
async function leaveUnanswered(page: Page) {
  const form = await openFilled(page, 'contact', uniqueEmail())
  const before = await form.values()
  let fail = () => {}
  const held = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/form-service/submit', async (route) => {
    await held
    await route.fulfill({ status: 200, body: 'Sign in to this network' })
  })
  await form.button.click()
  await expect(form.status).toHaveText(/Please wait/)
  await leave(page)
  await comeBack(page)
  await expect(form.root).toBeVisible()
  return { ...form, before, fail }
}

test('F13 leaving the page does not cancel the request, and the form is empty on return', async ({
  page,
}) => {
  const form = await openHeld(page)
  const replied = page.waitForEvent('requestfinished', (request) => request.method() === 'POST')
  await leave(page)
  await form.service.release()
  expect((await (await replied).response())?.status()).toBe(200)
  await comeBack(page)
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
  await leave(page)
  await comeBack(page)
  await expect(form.root).toBeVisible()
  await expect(form.status).toHaveText('')
  expect(isEmpty(await form.values())).toBe(true)
  await form.field('message').fill('Another one')
  const replied = page.waitForEvent('requestfinished', (request) => request.method() === 'POST')
  await form.service.release()
  await replied
  await expect(form.field('message')).toHaveValue('Another one')
  await expect(form.status).toHaveText('')
})

test('F13 after a failure on another page, the values and the error are shown on return', async ({
  page,
  expectError,
}) => {
  expectError(/The form service answered/)
  const { fail, before, ...form } = await leaveUnanswered(page)
  expect(isEmpty(await form.values())).toBe(true)
  fail()
  await expect(form.status).toHaveText(/could not read.*may have been received/)
  await expect(form.root.getByText('Restored')).toBeVisible()
  await expectValuesKept(form, before)
  await form.button.click()
  await expect(form.status).toHaveText(CONFIRMATION)
})

test('F13 after a failure on another page, the values can be copied if the visitor has started a new form', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/The form service answered/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { fail, ...form } = await leaveUnanswered(page)
  await form.field('message').fill('Another one')
  fail()
  await expect(form.status).toHaveText(/what you sent before you left/)
  await expect(form.field('message')).toHaveValue('Another one')
  await form.help.getByRole('button', { name: 'Copy my message' }).click()
  await expect(form.help.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Sentinel of message')
  expect(copied).not.toContain('Another one')
})

test('F13 a reload during sending restores all values, and sending again needs confirmation', async ({
  page,
}) => {
  const form = await openHeld(page)
  await page.reload()
  await waitForHydration(page)
  await expect(form.root.getByText('Restored')).toBeVisible()
  await expect(form.status).toHaveText('')
  await expectValuesKept(form, form.before)
  await form.button.click()
  await expect(form.status).toHaveText(CONFIRMATION)
  expect(await form.service.received()).toHaveLength(1)
  await form.help.getByRole('button', { name: 'Send again' }).click()
  await expect(form.status).toHaveText(SENT)
  expect(await form.service.received()).toHaveLength(2)
})

test('a message of 100,000 characters arrives completely', async ({ page }) => {
  const form = await openFilled(page, 'contact', uniqueEmail())
  const long = 'long text '.repeat(10_000).trim()
  await form.field('message').fill(long)
  await form.button.click()
  await expect(form.status).toHaveText(SENT)
  const [sent] = await form.service.received()
  expect(new Map(sent?.parts).get('Message')).toBe(long)
})

test('changes during sending are kept after success', async ({ page }) => {
  const form = await openHeld(page)
  await form.field('message').fill('One more thing')
  await form.field('message').press('End')
  await form.service.release()
  await expect(form.status).toHaveText(
    `${SENT} The changes that you made in the meantime were not sent. They are still here.`,
  )
  await expect(form.field('message')).toHaveValue('One more thing')
  // The focus stays in the field.
  await expect(form.field('message')).toBeFocused()
  await page.keyboard.type('!')
  await form.button.click()
  await expect(form.status).toHaveText(SENT)
  expect(isEmpty(await form.values())).toBe(true)
  const received = await form.service.received()
  expect(received.map(({ parts }) => new Map(parts).get('Message'))).toEqual([
    'Sentinel of message\r\nand its second line',
    'One more thing!',
  ])
})
