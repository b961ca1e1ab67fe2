import type { Page } from '@playwright/test'
import { fillAll, openFilled } from './support/fillForm.ts'
import { formOn, isEmpty, type FormOnPage } from './support/formOn.ts'
import { json, textIn } from './support/formService.ts'
import { formTexts } from './support/formTexts.ts'
import { formWith, partOf } from './support/forms.ts'
import { expect, test, waitForHydration } from './support/site.ts'
import { resize } from './support/window.ts'

test('F1 F10 success: shows the message, resets the form, focuses the status, clears it after its time', async ({
  page,
}) => {
  await page.clock.install()
  const definition = formWith()
  const { sentSeconds, timeoutSeconds } = definition.timing
  const form = await openFilled(page, definition)
  await expect(form.status).toHaveText('')
  // From here on, the test controls the clock.
  await page.clock.pauseAt(Date.now() + 60_000)

  await test.step('F1 a reply without a message', async () => {
    form.service.next(json(200, { success: true }))
    await form.button.click()
    await expect(form.status).toHaveText(form.texts.sent)
    await expect(form.status).toBeFocused()
    expect(isEmpty(await form.values())).toBe(true)
    // The names of the fields that are empty again would contradict the message.
    await expect(form.reason).toBeHidden()
    await page.clock.runFor(sentSeconds * 1000 - 100)
    await expect(form.status).toHaveText(form.texts.sent)
    await page.clock.runFor(200)
    await expect(form.status).toHaveText('')
    await expect(form.reason).toBeHidden()
  })

  await test.step('F1 the clearing of an earlier status does not remove a later one', async () => {
    await fillAll(page, definition)
    await form.button.click()
    await expect(form.status).toHaveText(form.texts.sent)
    await page.clock.runFor(1_000)
    await fillAll(page, definition)
    const release = form.service.hold()
    await form.button.click()
    await expect.poll(() => form.service.received.length).toBe(3)
    await page.clock.runFor(sentSeconds * 1000)
    await expect(form.status).toContainText(form.texts.sending)
    release()
    await expect(form.status).toHaveText(form.texts.sent)
  })

  await test.step('F10 a reply a second before the timeout', async () => {
    await fillAll(page, definition)
    const release = form.service.hold()
    await form.button.click()
    await expect(form.status).toContainText(form.texts.sending)
    await expect.poll(() => form.service.received.length).toBe(4)
    await page.clock.runFor((timeoutSeconds - 1) * 1000)
    await expect(form.status).toHaveText(formTexts.slow)
    release()
    await expect(form.status).toHaveText(form.texts.sent)
    expect(isEmpty(await form.values())).toBe(true)
    await page.clock.runFor(2_000)
    await expect(form.status).toHaveText(form.texts.sent)
  })
})

test('on a phone, the message about success is in the window at once, and the page does not scroll', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 700 })
  const form = await openFilled(page, formWith('text', 'textarea'))
  await form.first('text').focus()
  const position = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(form.status).toHaveText(form.texts.sent)
  await expect(form.status).toBeFocused()
  await expect(form.help).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(position)
  // One ring, around the box.
  await expect(form.status).toHaveCSS('outline-style', 'none')
  await expect(form.help).toHaveCSS('outline-style', 'solid')
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

test('F12 a double click, Enter twice or ten clicks send once', async ({ page }) => {
  const definition = formWith('text')
  const form = await openFilled(page, definition)
  for (const [index, [name, press]] of Object.entries(VARIANTS).entries()) {
    await test.step(`F12 ${name}`, async () => {
      // Success has emptied it.
      if (index > 0) await fillAll(page, definition)
      const release = form.service.hold()
      await press(form, page)
      await expect(form.status).toContainText(form.texts.sending)
      await expect(form.button).toHaveAttribute('aria-disabled', 'true')
      await expect.poll(() => form.service.received.length).toBe(index + 1)
      release()
      await expect(form.status).toHaveText(form.texts.sent)
      expect(form.service.received, name).toHaveLength(index + 1)
    })
  }
})

test('F12 two tabs send once each, independently', async ({ page, context }) => {
  const definition = formWith('email', 'textarea')
  const first = await openFilled(page, definition)
  // A tab opened by another tab starts with a copy of its session storage.
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void open(location.href))
  const other = await opened
  await waitForHydration(other)
  const second = formOn(other, definition)
  await expect(second.root.getByText(formTexts.restored)).toBeVisible()
  await second.first('email').fill('second@example.com')

  await first.button.dblclick()
  await expect(first.status).toHaveText(first.texts.sent)
  const release = first.service.hold()
  await second.button.dblclick()
  await expect(second.status).toContainText(first.texts.sending)
  await expect.poll(() => first.service.received.length).toBe(2)
  release()
  await expect(second.status).toHaveText(first.texts.sent)
  const { received } = first.service
  expect(received.map((sent) => textIn(sent, partOf(definition, 'email')))).toEqual([
    'ada@example.com',
    'second@example.com',
  ])
  expect(textIn(received[1], partOf(definition, 'textarea'))).toContain('Sentinel')
})
