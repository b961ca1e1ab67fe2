import type { FaultName } from '../formService/faults.ts'
import { formOnSite, openFilled, uniqueEmail, type FormOnPage } from './support/forms.ts'
import { expect, test } from './support/expectedErrors.ts'
import { expectValuesKept } from './support/keptValues.ts'

const REFUSED = /could not be verified/
const UNREADABLE = /could not read.*may have been received/
const GENERIC = /has a problem/
const { slowSeconds, timeoutSeconds } = formOnSite('contact').timing
const NO_REPLY = new RegExp(
  `did not reply within ${timeoutSeconds} seconds.*may have been received`,
)
const KEPT = /Everything you entered is still here/

/** A fault, the visitor's message, and the console messages. */
type Row = readonly [row: string, fault: FaultName, words: RegExp, console: readonly RegExp[]]

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
  ['F2', 'refusalWithoutMessage', /did not accept what you sent/, [LOGGED, STATUS]],
  ['F3', 'tooMany', /too many requests.*wait a minute/, [LOGGED, STATUS]],
  ['F4', 'error500', GENERIC, [LOGGED, STATUS]],
  ['F4', 'error500Page', GENERIC, [LOGGED, STATUS]],
  ['F4', 'error502', GENERIC, [LOGGED, STATUS]],
  ['F4', 'error502Page', GENERIC, [LOGGED, STATUS]],
  ['F4', 'error503', GENERIC, [LOGGED, STATUS]],
  ['F4', 'error503Page', GENERIC, [LOGGED, STATUS]],
  ['F5', 'captivePortal', UNREADABLE, [LOGGED]],
  ['F5', 'truncated', UNREADABLE, [LOGGED]],
  ['F5', 'empty', UNREADABLE, [LOGGED]],
  ['F5', 'nullReply', UNREADABLE, [LOGGED]],
  ['F5', 'listReply', UNREADABLE, [LOGGED]],
  ['F5', 'textReply', UNREADABLE, [LOGGED]],
  ['F5', 'successIsTextFalse', UNREADABLE, [LOGGED]],
  ['F5', 'successIsTextTrue', UNREADABLE, [LOGGED]],
  ['F5', 'refusalLong', /^(?:long ){50}/, [LOGGED, STATUS]],
  ['F6', 'cut', /connection.*failed.*may have been received/, [NETWORK]],
  ['F6', 'reset', /connection.*failed.*may have been received/, [NETWORK]],
  ['F8', 'hang', NO_REPLY, []],
  ['F9', 'stall', NO_REPLY, []],
]

for (const row of new Set(TABLE.map(([name]) => name))) {
  const faults = TABLE.filter(([name]) => name === row)
  const names = faults.map(([, fault]) => fault).join(', ')
  test(`${row} ${names}: shows the error and keeps every value`, async ({ page, expectError }) => {
    for (const [, , , console] of faults) console.forEach(expectError)
    const isSilent = row === 'F8' || row === 'F9'
    if (isSilent) await page.clock.install()
    const form = await openFilled(page, 'contact', uniqueEmail())
    const before = await form.values()
    const title = await page.title()
    if (isSilent) await page.clock.pauseAt(Date.now() + 60_000)

    for (const [index, [, fault, words]] of faults.entries()) {
      // Chromium itself sends again after a reset of a connection that it had used before.
      await form.service.next(fault, fault === 'reset' ? 10 : 1)
      await send(form)
      if (isSilent) {
        await expect(form.status).toHaveText(/Please wait/)
        await page.clock.runFor(slowSeconds * 1000)
        await expect(form.status).toHaveText(/longer than usual/)
        await page.clock.runFor((timeoutSeconds - slowSeconds) * 1000)
      }
      await expect(form.status, fault).toHaveText(words)
      await expect(form.status, fault).toHaveText(KEPT)
      expect((await form.status.innerText()).length, fault).toBeLessThan(400)
      await expect(form.help.locator('a[href^="tel:"]'), fault).toBeVisible()
      await expect(form.help.getByRole('button', { name: 'Copy my message' }), fault).toBeVisible()
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
  const needsConfirmation = /may have been received/.test(await status.innerText())
  await button.click()
  if (needsConfirmation) await help.getByRole('button', { name: 'Send again' }).click()
}

test('F7 offline: sends anyway, shows that the device is offline, and keeps every value', async ({
  page,
  expectError,
}) => {
  expectError(NETWORK)
  const form = await openFilled(page, 'contact', uniqueEmail())
  const before = await form.values()
  await page.context().setOffline(true)
  await form.button.click()
  await expect(form.status).toHaveText(/You are offline, so nothing was sent/)
  await expectValuesKept(form, before)
  await page.context().setOffline(false)

  // F14: the next attempt needs no change and no reload.
  await form.button.click()
  await expect(form.status).toHaveText(/has been received/)
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
  const form = await openFilled(page, 'contact', uniqueEmail())
  const before = await form.values()
  await form.button.click()
  await expect(form.status).toHaveText(/cannot be sent right now/)
  await expect(form.help.locator('a[href^="tel:"]')).toBeVisible()
  await expectValuesKept(form, before)
  expect(await form.service.received()).toHaveLength(0)
})
