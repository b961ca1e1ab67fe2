import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test as base } from './support/expectedErrors.ts'
import { enteredText, openFilled } from './support/fillForm.ts'
import type { FormOnPage } from './support/formOn.ts'
import { captivePortal, html, json, noReply, server, type Reply } from './support/formService.ts'
import { formTexts } from './support/formTexts.ts'
import { formWith, sentFields } from './support/forms.ts'

const { connectionLost, kept, problem, serviceMessage, unreadable } = formTexts

/** Matches the site's own text, and the message of the service after it. */
const withMessage = (own: RegExp, message: RegExp | string) =>
  new RegExp(
    `(?:${own.source}).*${(message instanceof RegExp ? message : serviceMessage(message)).source}`,
  )

const refused = (status: number, message?: unknown) => json(status, { success: false, message })
const LOGGED = /The form service answered/
const STATUS = /server responded with a status/
const NETWORK = /Failed to load resource: net::/

/** A reply, the visitor's message, and the console message: one for each kind of failure. sendOutcome.test.ts reads every kind of reply. */
const TABLE: readonly (readonly [string, Reply | '/cut', shown: RegExp, logged?: RegExp])[] = [
  [
    'F2 markup',
    refused(400, '<img src="x" onerror="document.title=1"><b>Bold</b> refusal'),
    /<img src="x" onerror="document\.title=1"><b>Bold<\/b>/,
    /answered 400 .*refusal/,
  ],
  ['F3', refused(429, 'Too many requests.'), withMessage(formTexts.tooMany, 'Too many requests.')],
  ['F4 a page', html(502, 'Bad Gateway'), problem],
  ['F5 a page', captivePortal, unreadable],
  ['F5 a long message', refused(400, 'long '.repeat(20_000)), /^(?:long ){50}/],
  ['F6 closed in the body', '/cut', connectionLost, NETWORK],
  ['F6 refused', (route) => route.abort('connectionrefused'), connectionLost, NETWORK],
]

/** Tests with a real server that sends only the beginning of a reply: `/cut` then closes the connection. */
const test = base.extend<{ incompleteReply: (path: '/cut' | '/stall') => Reply }>({
  // Playwright requires the first parameter to be a destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  incompleteReply: async ({}, use) => {
    const slow = createServer((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 200 })
        response.write('{"statusCode":200,"success":true,', () => {
          // Not a reset, which could arrive before the sent bytes.
          if (request.url === '/cut') response.socket?.end()
        })
      })
    }).listen(0, '127.0.0.1')
    await once(slow, 'listening')
    const address = slow.address()
    const port = typeof address === 'object' ? address?.port : ''
    await use((path) => (route) => route.continue({ url: `http://127.0.0.1:${port}${path}` }))
    slow.close().closeAllConnections()
  },
})

test('F2 F3 F4 F5 F6 F7 F14: shows each error, keeps every value, and can be sent again', async ({
  page,
  context,
  consoleErrors,
  expectError,
  incompleteReply,
}) => {
  const definition = formWith()
  for (const pattern of [LOGGED, STATUS, NETWORK]) expectError(pattern)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await openFilled(page, definition)
  const before = await form.values()
  const title = await page.title()
  const copy = form.help.getByRole('button', { name: formTexts.copy })

  for (const [name, reply, shown, logged = LOGGED] of TABLE) {
    await test.step(name, async () => {
      const sent = form.service.received.length
      const printed = consoleErrors.all.length
      form.service.next(reply === '/cut' ? incompleteReply(reply) : reply)
      await send(form)
      await expect.soft(form.status, name).toHaveText(shown)
      await expect.soft(form.status, name).toHaveText(kept)
      expect.soft((await form.status.innerText()).length, name).toBeLessThan(400)
      await expect.soft(form.help.locator('a[href^="tel:"]'), name).toBeVisible()
      await expect.soft(copy, name).toBeVisible()
      expect.soft(await form.values(), name).toEqual(before)
      expect.soft(await page.title(), name).toBe(title)
      expect.soft(form.service.received, name).toHaveLength(sent + 1)
      await expect
        .poll(() => consoleErrors.all.slice(printed).some((line) => logged.test(line)), name)
        .toBe(true)
    })
  }

  await test.step('F7 offline', async () => {
    await context.setOffline(true)
    form.service.next(server)
    await send(form)
    await expect(form.status).toHaveText(formTexts.offline)
    expect(await form.values()).toEqual(before)
    await copy.click()
    await expect(form.help.getByRole('button', { name: formTexts.copied })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const field of sentFields(definition).filter(({ kind }) => kind.startsWith('text'))) {
      expect(copied).toContain(`${field.send}: ${enteredText(definition, field)}`)
    }
    await context.setOffline(false)
  })

  await test.step('F14 the next attempt needs no change, confirmation or reload', async () => {
    const sent = form.service.received.length
    await form.button.click()
    await expect(form.status).toHaveText(form.texts.sent)
    expect(form.service.received).toHaveLength(sent + 1)
  })
})

/** Sends a form. Where the last attempt may have been received, the form requests a confirmation first. */
async function send({ button, help, status }: FormOnPage) {
  const needsConfirmation = formTexts.uncertain.test(await status.innerText())
  await button.click()
  if (needsConfirmation) await help.getByRole('button', { name: formTexts.sendAgain }).click()
}

test('F8 F9 F11 no reply: shows a notice, then the error; a late reply changes nothing; sending again needs confirmation', async ({
  page,
  incompleteReply,
}) => {
  await page.clock.install()
  const definition = formWith()
  const { slowSeconds, timeoutSeconds } = definition.timing
  const form = await openFilled(page, definition)
  const before = await form.values()
  const shown = formTexts.noReply(timeoutSeconds)
  const sendAgain = form.help.getByRole('button', { name: formTexts.sendAgain })
  await page.clock.pauseAt(Date.now() + 60_000)

  const expectNoReply = async (count: number) => {
    await expect(form.status).toContainText(form.texts.sending)
    // The clock of the page must not reach the timeout before the request has reached the service.
    await expect.poll(() => form.service.received.length).toBe(count)
    await page.clock.runFor(slowSeconds * 1000)
    await expect(form.status).toHaveText(formTexts.slow)
    await page.clock.runFor((timeoutSeconds - slowSeconds) * 1000)
    await expect(form.status).toHaveText(shown)
    await expect(form.status).toHaveText(kept)
    expect(await form.values()).toEqual(before)
  }

  await test.step('F8 no reply', async () => {
    form.service.next(noReply)
    await form.button.click()
    await expectNoReply(1)
    await expect(form.help.locator('a[href^="tel:"]')).toBeVisible()
  })

  await test.step('F9 only headers and the beginning of the body', async () => {
    form.service.next(incompleteReply('/stall'))
    const replied = page.waitForEvent('response', (reply) => reply.request().method() === 'POST')
    await send(form)
    await replied
    await expectNoReply(2)
  })

  await test.step('F11 a late reply', async () => {
    const release = form.service.hold()
    await send(form)
    await expectNoReply(3)
    release()
    await page.clock.runFor(1_000)
    await expect(form.status).toHaveText(shown)
  })

  await test.step('F11 sending again', async () => {
    await form.button.click()
    await expect(form.status).toHaveText(formTexts.confirm)
    await form.help.getByRole('button', { name: formTexts.notNow }).click()
    await expect(form.status).toHaveText('')
    expect(await form.values()).toEqual(before)
    await form.button.dblclick()
    await expect(form.status).toHaveText(formTexts.confirm)
    expect(form.service.received).toHaveLength(3)
    await sendAgain.click()
    await expect(form.status).toHaveText(form.texts.sent)
    expect(form.service.received).toHaveLength(4)
  })
})

test('F18 no access key: shows that the form cannot be sent, and sends nothing', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const body = code.replaceAll(/(accessKey:\s*)([`'"])embedded\2/g, '$1$2$2')
    await route.fulfill({ response, body })
  })
  const form = await openFilled(page, formWith())
  const before = await form.values()
  await form.button.click()
  await expect(form.status).toHaveText(formTexts.unavailable)
  await expect(form.help.locator('a[href^="tel:"]')).toBeVisible()
  expect(await form.values()).toEqual(before)
  expect(form.service.received).toEqual([])
})
