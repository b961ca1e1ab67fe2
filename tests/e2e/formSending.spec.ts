import type { Page } from '@playwright/test'
import {
  formOn,
  formOnSite,
  openFilled,
  service,
  uniqueEmail,
  type FormOnPage,
} from './support/forms.ts'
import { expect, test } from './support/expectedErrors.ts'
import { expectOnePost } from './support/keptValues.ts'
import { waitForHydration } from './support/site.ts'

const { status, timing } = formOnSite('contact')
const SENT = status.sent
const isEmpty = (values: Record<string, string>) =>
  Object.values(values).every((value) => value === '' || value === 'false')

test('F1 success: shows the message, resets the form, focuses the status, clears it after its time', async ({
  page,
}) => {
  await page.clock.install()
  const form = await openFilled(page, 'contact', uniqueEmail())
  await expect(form.status).toHaveText('')
  // From here on, the test controls the clock.
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.button.click()
  await expect(form.status).toHaveText(SENT)
  await expect(form.status).toBeFocused()
  expect(isEmpty(await form.values())).toBe(true)
  await page.clock.runFor(timing.sentSeconds * 1000 - 100)
  await expect(form.status).toHaveText(SENT)
  await page.clock.runFor(200)
  await expect(form.status).toHaveText('')
})

test('F1 a reply without a message is a success', async ({ page }) => {
  const form = await openFilled(page, 'contact', uniqueEmail())
  await form.service.next('successWithoutMessage')
  await form.button.click()
  await expect(form.status).toHaveText(SENT)
  expect(isEmpty(await form.values())).toBe(true)
})

test('F1 the clearing of an earlier status does not remove a later one', async ({ page }) => {
  await page.clock.install()
  const form = await openFilled(page, 'contact', uniqueEmail())
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.button.click()
  await expect(form.status).toHaveText(SENT)
  await page.clock.runFor(2_000)
  const email = uniqueEmail()
  await service(page, email).next('hold')
  await form.field('name').fill('Grace')
  await form.field('email').fill(email)
  await form.field('phone').fill('3015550199')
  await form.button.click()
  await expect.poll(async () => (await service(page, email).received()).length).toBe(1)
  await page.clock.runFor(4_000)
  await expect(form.status).toHaveText(/Please wait/)
  await service(page, email).release()
  await expect(form.status).toHaveText(SENT)
})

test('F10 a reply after 29 seconds is a success', async ({ page }) => {
  await page.clock.install()
  const form = await openFilled(page, 'contact', uniqueEmail())
  await form.service.next('hold')
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.button.click()
  await expect(form.status).toHaveText(/Please wait/)
  await expect.poll(async () => (await form.service.received()).length).toBe(1)
  await page.clock.runFor(29_000)
  await expect(form.status).toHaveText(/longer than usual/)
  await form.service.release()
  await expect(form.status).toHaveText(SENT)
  await page.clock.runFor(2_000)
  await expect(form.status).toHaveText(SENT)
})

test('F11 a reply after the timeout changes nothing; sending again needs confirmation', async ({
  page,
}) => {
  await page.clock.install()
  const form = await openFilled(page, 'contact', uniqueEmail())
  await form.service.next('hold')
  const before = await form.values()
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.button.click()
  await expect(form.status).toHaveText(/Please wait/)
  await page.clock.runFor(timing.timeoutSeconds * 1000)
  await expect(form.status).toHaveText(/did not reply/)
  await form.service.release()
  await page.clock.runFor(1_000)
  await expect(form.status).toHaveText(/did not reply/)

  await form.button.click()
  await expect(form.status).toHaveText(/may have been received. Do you want to send it again/)
  await form.help.getByRole('button', { name: 'Not now' }).click()
  await expect(form.status).toHaveText('')
  expect(await form.service.received()).toHaveLength(1)
  expect(await form.values()).toEqual(before)

  await form.button.dblclick()
  await expect(form.status).toHaveText(/Do you want to send it again/)
  expect(await form.service.received()).toHaveLength(1)
  await form.help.getByRole('button', { name: 'Send again' }).click()
  await expect(form.status).toHaveText(SENT)
  expect(await form.service.received()).toHaveLength(2)
})

const VARIANTS: Record<string, (form: FormOnPage, page: Page) => Promise<unknown>> = {
  'a double click': ({ button }) => button.dblclick(),
  'Enter and a click': async ({ field, button }) => {
    await field('name').press('Enter')
    // Without `force`, Playwright waits until the button is enabled.
    await button.click({ force: true })
  },
  'Enter twice': async ({ field }) => {
    await field('name').press('Enter')
    await field('name').press('Enter')
  },
  'ten clicks in one tick': ({ button }) =>
    button.evaluate((element) => {
      for (let press = 0; press < 10; press += 1) {
        if (element instanceof HTMLElement) element.click()
      }
    }),
}

for (const [name, press] of Object.entries(VARIANTS)) {
  test(`F12 ${name} sends once`, async ({ page }) => {
    const form = await openFilled(page, 'contact', uniqueEmail())
    await form.service.next('hold')
    await press(form, page)
    await expect(form.status).toHaveText(/Please wait/)
    await expect(form.button).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(async () => (await form.service.received()).length).toBe(1)
    await form.service.release()
    await expect(form.status).toHaveText(SENT)
    expectOnePost(await form.service.received())
  })
}

test('F12 two tabs send once each, independently', async ({ page, context }) => {
  const first = await openFilled(page, 'contact', uniqueEmail())
  // A tab opened by another tab starts with a copy of its session storage.
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void open(location.href))
  const other = await opened
  await waitForHydration(other)
  const second = formOn(other, 'contact')
  await expect(second.root.getByText('Restored')).toBeVisible()
  const email = uniqueEmail()
  await second.field('email').fill(email)
  const held = service(page, email)
  await held.next('hold')

  await first.button.dblclick()
  await expect(first.status).toHaveText(SENT)
  await second.button.dblclick()
  await expect(second.status).toHaveText(/Please wait/)
  await expect.poll(async () => (await held.received()).length).toBe(1)
  await held.release()
  await expect(second.status).toHaveText(SENT)
  expectOnePost(await first.service.received())
  expectOnePost(await held.received())
  expect(new Map((await held.received())[0]?.parts).get('Message')).toContain('Sentinel')
})

test('F14 after a rejection, the next click sends immediately', async ({ page, expectError }) => {
  expectError(/The form service answered/)
  expectError(/status of 400/)
  const form = await openFilled(page, 'contact', uniqueEmail())
  await form.service.next('refusal')
  await form.button.click()
  await expect(form.status).toHaveText(/could not be verified/)
  await form.button.click()
  await expect(form.status).toHaveText(SENT)
  expect(await form.service.received()).toHaveLength(2)
})

test('entered values can be copied after a failure', async ({ page, context, expectError }) => {
  expectError(/The form service answered/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await openFilled(page, 'contact', uniqueEmail())
  await form.service.next('captivePortal')
  await form.button.click()
  await form.help.getByRole('button', { name: 'Copy my message' }).click()
  await expect(form.help.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Name: Sentinel of name')
  expect(copied).toContain('Message: Sentinel of message\nand its second line')
})
