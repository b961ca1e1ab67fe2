import type { FaultName } from '../support/formService/faults.ts'
import { openFilled } from './support/fillForm.ts'
import type { FormOnPage } from './support/formOn.ts'
import { formWith } from './support/forms.ts'
import { uniqueEmail } from './support/formService.ts'
import { formTexts } from './support/formTexts.ts'
import { expect, test } from './support/expectedErrors.ts'
import { expectValuesKept } from './support/keptValues.ts'

const REFUSED = /could not be verified/
const { connectionLost, kept, problem, serviceMessage, unreadable } = formTexts

/** Matches the site's own text, and the message of the service after it. */
const withMessage = (own: RegExp, message: RegExp | string) =>
  new RegExp(
    `(?:${own.source}).*${(message instanceof RegExp ? message : serviceMessage(message)).source}`,
  )

/** A fault, the visitor's message, and the console messages. */
type Row = readonly [
  row: string,
  fault: FaultName,
  words: RegExp | 'no reply',
  console: readonly RegExp[],
]

const LOGGED = /The form service answered/
const STATUS = /server responded with a status/
const NETWORK = /Failed to load resource: net::/

const TABLE: readonly Row[] = [
  ['F2', 'refusalAtTop200', REFUSED, [/answered 200 .*could not be verified/]],
  ['F2', 'refusalAtTop400', REFUSED, [LOGGED, STATUS]],
  ['F2', 'refusalInBody200', REFUSED, [LOGGED]],
  ['F2', 'refusalInBody400', REFUSED, [LOGGED, STATUS]],
  ['F2', 'refusal', REFUSED, [LOGGED, STATUS]],
  [
    'F2',
    'refusalMarkup',
    /<img src="x" onerror="document\.title=1"><b>Bold<\/b>/,
    [LOGGED, STATUS],
  ],
  ['F2', 'refusalWithoutMessage', formTexts.refused, [LOGGED, STATUS]],
  ['F3', 'tooMany', withMessage(formTexts.tooMany, 'Too many requests.'), [LOGGED, STATUS]],
  ['F4', 'error500', withMessage(problem, 'Something went wrong.'), [LOGGED, STATUS]],
  ['F4', 'error500Page', problem, [LOGGED, STATUS]],
  ['F4', 'error502', withMessage(problem, 'Bad gateway.'), [LOGGED, STATUS]],
  ['F4', 'error502Page', problem, [LOGGED, STATUS]],
  ['F4', 'error503', withMessage(problem, 'Service unavailable.'), [LOGGED, STATUS]],
  ['F4', 'error503Page', problem, [LOGGED, STATUS]],
  ['F5', 'captivePortal', unreadable, [LOGGED]],
  ['F5', 'truncated', unreadable, [LOGGED]],
  ['F5', 'empty', unreadable, [LOGGED]],
  ['F5', 'nullReply', unreadable, [LOGGED]],
  ['F5', 'listReply', unreadable, [LOGGED]],
  ['F5', 'textReply', unreadable, [LOGGED]],
  ['F5', 'successIsTextFalse', withMessage(unreadable, REFUSED), [LOGGED]],
  ['F5', 'successIsTextTrue', withMessage(unreadable, 'Email sent successfully!'), [LOGGED]],
  ['F5', 'refusalLong', /^(?:long ){50}/, [LOGGED, STATUS]],
  ['F6', 'cut', connectionLost, [NETWORK]],
  ['F6', 'reset', connectionLost, [NETWORK]],
  ['F8', 'hang', 'no reply', []],
  ['F9', 'stall', 'no reply', []],
]

for (const row of new Set(TABLE.map(([name]) => name))) {
  const faults = TABLE.filter(([name]) => name === row)
  const names = faults.map(([, fault]) => fault).join(', ')
  test(`${row} ${names}: shows the error and keeps every value`, async ({ page, expectError }) => {
    const definition = formWith()
    const { slowSeconds, timeoutSeconds } = definition.timing
    for (const [, , , console] of faults) console.forEach(expectError)
    const isSilent = row === 'F8' || row === 'F9'
    if (isSilent) await page.clock.install()
    const form = await openFilled(page, definition, uniqueEmail())
    const before = await form.values()
    const title = await page.title()
    if (isSilent) await page.clock.pauseAt(Date.now() + 60_000)

    for (const [index, [, fault, words]] of faults.entries()) {
      // Chromium itself sends again after a reset of a connection that it had used before.
      await form.service.next(fault, fault === 'reset' ? 10 : 1)
      await send(form)
      if (isSilent) {
        await expect(form.status).toContainText(form.texts.sending)
        // The clock of the page must not reach the timeout before the request has reached the service.
        await expect.poll(async () => (await form.service.received()).length).toBe(index + 1)
        await page.clock.runFor(slowSeconds * 1000)
        await expect(form.status).toHaveText(formTexts.slow)
        await page.clock.runFor((timeoutSeconds - slowSeconds) * 1000)
      }
      const text = words === 'no reply' ? formTexts.noReply(timeoutSeconds) : words
      await expect(form.status, fault).toHaveText(text)
      await expect(form.status, fault).toHaveText(kept)
      expect((await form.status.innerText()).length, fault).toBeLessThan(400)
      await expect(form.help.locator('a[href^="tel:"]'), fault).toBeVisible()
      await expect(form.help.getByRole('button', { name: formTexts.copy }), fault).toBeVisible()
      await expectValuesKept(form, before)
      expect(await page.title(), fault).toBe(title)
      const { length } = await form.service.received()
      if (fault === 'reset') expect(length).toBeGreaterThan(index)
      else expect(length, fault).toBe(index + 1)
    }
  })
}

/** Sends a form. Where the last attempt may have been received, the form requests a confirmation first. */
async function send({ button, help, status }: FormOnPage) {
  const needsConfirmation = formTexts.uncertain.test(await status.innerText())
  await button.click()
  if (needsConfirmation) await help.getByRole('button', { name: formTexts.sendAgain }).click()
}

test('F7 offline: sends anyway, shows that the device is offline, and keeps every value', async ({
  page,
  expectError,
}) => {
  const definition = formWith()
  expectError(NETWORK)
  const form = await openFilled(page, definition, uniqueEmail())
  const before = await form.values()
  await page.context().setOffline(true)
  await form.button.click()
  await expect(form.status).toHaveText(formTexts.offline)
  await expectValuesKept(form, before)
  await page.context().setOffline(false)

  // F14: the next attempt needs no change and no reload.
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  expect(await form.service.received()).toHaveLength(1)
})

test('F18 no access key: shows that the form cannot be sent, and sends nothing', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({
      response,
      body: text.replaceAll(/(accessKey:\s*)([`'"])embedded\2/g, '$1$2$2'),
    })
  })
  const form = await openFilled(page, formWith(), uniqueEmail())
  const before = await form.values()
  await form.button.click()
  await expect(form.status).toHaveText(formTexts.unavailable)
  await expect(form.help.locator('a[href^="tel:"]')).toBeVisible()
  await expectValuesKept(form, before)
  expect(await form.service.received()).toHaveLength(0)
})
