import type { Page } from '@playwright/test'
import { fillAll, openFilled } from './support/fillForm.ts'
import { formOn, isEmpty, type FormOnPage } from './support/formOn.ts'
import { firstField, formWith, partOf } from './support/forms.ts'
import { service, uniqueEmail } from './support/formService.ts'
import { formTexts } from './support/formTexts.ts'
import { expect, test } from './support/expectedErrors.ts'
import { expectOnePost } from './support/keptValues.ts'
import { waitForHydration } from './support/site.ts'

test('F1 success: shows the message, resets the form, focuses the status, clears it after its time', async ({
  page,
}) => {
  await page.clock.install()
  const form = await openFilled(page, formWith(), uniqueEmail())
  await expect(form.status).toHaveText('')
  // From here on, the test controls the clock.
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  await expect(form.status).toBeFocused()
  expect(isEmpty(await form.values())).toBe(true)
  await page.clock.runFor(form.timing.sentSeconds * 1000 - 100)
  await expect(form.status).toHaveText(form.texts.sent)
  await page.clock.runFor(200)
  await expect(form.status).toHaveText('')
})

test('F1 a reply without a message is a success', async ({ page }) => {
  const form = await openFilled(page, formWith(), uniqueEmail())
  await form.service.next('successWithoutMessage')
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  expect(isEmpty(await form.values())).toBe(true)
})

test('F1 the clearing of an earlier status does not remove a later one', async ({ page }) => {
  const definition = formWith()
  await page.clock.install()
  const form = await openFilled(page, definition, uniqueEmail())
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  await page.clock.runFor(2_000)
  const email = uniqueEmail()
  const second = service(page, definition, email)
  await second.next('hold')
  await fillAll(page, definition, email)
  await form.button.click()
  await expect.poll(async () => (await second.received()).length).toBe(1)
  await page.clock.runFor(4_000)
  await expect(form.status).toContainText(form.texts.sending)
  await second.release()
  await expect(form.status).toHaveText(form.texts.sent)
})

test('F10 a reply a second before the timeout is a success', async ({ page }) => {
  await page.clock.install()
  const form = await openFilled(page, formWith(), uniqueEmail())
  await form.service.next('hold')
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.button.click()
  await expect(form.status).toContainText(form.texts.sending)
  await expect.poll(async () => (await form.service.received()).length).toBe(1)
  await page.clock.runFor((form.timing.timeoutSeconds - 1) * 1000)
  await expect(form.status).toHaveText(formTexts.slow)
  await form.service.release()
  await expect(form.status).toHaveText(form.texts.sent)
  await page.clock.runFor(2_000)
  await expect(form.status).toHaveText(form.texts.sent)
})

test('F11 a reply after the timeout changes nothing; sending again needs confirmation', async ({
  page,
}) => {
  await page.clock.install()
  const form = await openFilled(page, formWith(), uniqueEmail())
  await form.service.next('hold')
  const before = await form.values()
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.button.click()
  await expect(form.status).toContainText(form.texts.sending)
  await expect.poll(async () => (await form.service.received()).length).toBe(1)
  await page.clock.runFor(form.timing.timeoutSeconds * 1000)
  await expect(form.status).toHaveText(formTexts.noReply(form.timing.timeoutSeconds))
  await form.service.release()
  await page.clock.runFor(1_000)
  await expect(form.status).toHaveText(formTexts.noReply(form.timing.timeoutSeconds))

  await form.button.click()
  await expect(form.status).toHaveText(formTexts.confirm)
  await form.help.getByRole('button', { name: formTexts.notNow }).click()
  await expect(form.status).toHaveText('')
  expect(await form.service.received()).toHaveLength(1)
  expect(await form.values()).toEqual(before)

  await form.button.dblclick()
  await expect(form.status).toHaveText(formTexts.confirm)
  expect(await form.service.received()).toHaveLength(1)
  await form.help.getByRole('button', { name: formTexts.sendAgain }).click()
  await expect(form.status).toHaveText(form.texts.sent)
  expect(await form.service.received()).toHaveLength(2)
})

const VARIANTS: Record<string, (form: FormOnPage, page: Page) => Promise<unknown>> = {
  'a double click': ({ button }) => button.dblclick(),
  'Enter and a click': async ({ first, button }) => {
    await first('text').press('Enter')
    // Without `force`, Playwright waits until the button is enabled.
    await button.click({ force: true })
  },
  'Enter twice': async ({ first }) => {
    await first('text').press('Enter')
    await first('text').press('Enter')
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
    const form = await openFilled(page, formWith('text'), uniqueEmail())
    await form.service.next('hold')
    await press(form, page)
    await expect(form.status).toContainText(form.texts.sending)
    await expect(form.button).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(async () => (await form.service.received()).length).toBe(1)
    await form.service.release()
    await expect(form.status).toHaveText(form.texts.sent)
    expectOnePost(await form.service.received())
  })
}

test('F12 two tabs send once each, independently', async ({ page, context }) => {
  const definition = formWith('email', 'textarea')
  const first = await openFilled(page, definition, uniqueEmail())
  // A tab opened by another tab starts with a copy of its session storage.
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void open(location.href))
  const other = await opened
  await waitForHydration(other)
  const second = formOn(other, definition)
  await expect(second.root.getByText(formTexts.restored)).toBeVisible()
  const email = uniqueEmail()
  await second.first('email').fill(email)
  const held = service(page, definition, email)
  await held.next('hold')

  await first.button.dblclick()
  await expect(first.status).toHaveText(first.texts.sent)
  await second.button.dblclick()
  await expect(second.status).toContainText(first.texts.sending)
  await expect.poll(async () => (await held.received()).length).toBe(1)
  await held.release()
  await expect(second.status).toHaveText(first.texts.sent)
  expectOnePost(await first.service.received())
  expectOnePost(await held.received())
  expect(new Map((await held.received())[0]?.parts).get(partOf(definition, 'textarea'))).toContain(
    'Sentinel',
  )
})

test('F14 after a rejection, the next click sends immediately', async ({ page, expectError }) => {
  const definition = formWith()
  expectError(/The form service answered/)
  expectError(/status of 400/)
  const form = await openFilled(page, definition, uniqueEmail())
  await form.service.next('refusal')
  await form.button.click()
  await expect(form.status).toHaveText(/could not be verified/)
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  expect(await form.service.received()).toHaveLength(2)
})

test('entered values can be copied after a failure', async ({ page, context, expectError }) => {
  const definition = formWith('text', 'textarea')
  expectError(/The form service answered/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await openFilled(page, definition, uniqueEmail())
  await form.service.next('captivePortal')
  await form.button.click()
  await form.help.getByRole('button', { name: formTexts.copy }).click()
  await expect(form.help.getByRole('button', { name: formTexts.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [text, message] = [firstField(definition, 'text'), firstField(definition, 'textarea')]
  expect(copied).toContain(`${text?.send}: Sentinel of ${text?.name}`)
  expect(copied).toContain(`${message?.send}: Sentinel of ${message?.name}\nand its second line`)
})
