import { fillText } from '../../../src/model/fillText.ts'
import { fillAll } from '../../browser/support/fillForm.ts'
import { formOn } from '../../browser/support/formOn.ts'
import { forms } from '../../browser/support/forms.ts'
import { service, uniqueEmail } from '../../browser/support/formService.ts'
import { formTexts } from '../../browser/support/formTexts.ts'
import { titleAt } from '../../browser/support/manifest.ts'
import { expectValuesKept } from '../../browser/support/keptValues.ts'
import { expect } from '../../browser/support/site.ts'
import { formsServer } from './crossOriginBuild.ts'
import {
  crossOriginForm,
  crossOriginForms,
  openCrossOrigin,
  servePublicOrigin,
  test,
} from './crossOriginSite.ts'
import { hostedOrigin } from './server.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'

test.skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx))

const NETWORK = /Failed to load resource: net::/

for (const { id } of forms) {
  test(`the ${id} form reaches a form service on another origin`, async ({ page }) => {
    const form = await openCrossOrigin(
      page,
      crossOriginForms().find((one) => one.id === id) ?? crossOriginForm(),
    )
    await form.button.click()
    await expect(form.status).toHaveText(form.texts.sent)
    const received = await form.service.received()
    expect(received.map(({ origin }) => origin)).toEqual([hostedOrigin])
  })
}

test('F6 a reply blocked by CORS: the form may have been received, and was', async ({
  page,
  expectError,
}) => {
  const definition = crossOriginForm()
  expectError(/blocked by CORS policy/)
  expectError(NETWORK)
  const form = await openCrossOrigin(page, definition)
  await form.service.next('noCors')
  const before = await form.values()
  await form.button.click()
  await expect(form.status).toHaveText(formTexts.connectionLost)
  await expectValuesKept(form, before)
  expect(await form.service.received()).toHaveLength(1)

  await form.button.click()
  await expect(form.status).toHaveText(formTexts.confirm)
  expect(await form.service.received()).toHaveLength(1)
})

test('F6 a policy without the service: shows the error and sends nothing', async ({
  page,
  misconfiguredSite,
  expectError,
}) => {
  const definition = crossOriginForm()
  expectError(/Content Security Policy/)
  const form = await openCrossOrigin(page, definition, misconfiguredSite)
  const before = await form.values()
  await form.button.click()
  await expect(form.status).toHaveText(formTexts.unreachable)
  await expect(form.help.getByRole('button', { name: formTexts.copy })).toBeVisible()
  await expectValuesKept(form, before)
  expect(await form.service.received()).toHaveLength(0)
})

/** What the browser resolves the host of the form service to. */
const UNREACHABLE = {
  'a name that cannot be resolved': '~NOTFOUND',
  'a connection that is refused': '127.0.0.1:1',
}

for (const [name, rule] of Object.entries(UNREACHABLE)) {
  test(`F6 ${name}: shows the error and keeps every value`, async ({ browserThatResolves }) => {
    const definition = crossOriginForm()
    const browser = await browserThatResolves(rule)
    const page = await browser.newPage()
    const consoleErrors: string[] = []
    page.on('pageerror', ({ message }) => consoleErrors.push(message))
    const form = await openCrossOrigin(page, definition)
    const before = await form.values()
    await form.button.click()
    await expect(form.status).toHaveText(formTexts.unreachable)
    await expect(form.help.locator('a[href^="tel:"]')).toBeVisible()
    await expectValuesKept(form, before)
    expect(await form.service.received()).toHaveLength(0)
    expect(consoleErrors).toEqual([])
  })
}

test('fields added to the manifest are rendered, validated and sent', async ({ page }) => {
  const definition = crossOriginForm()
  const form = await openCrossOrigin(page, definition)
  const level = page.getByLabel('Clearance level')
  await expect(level).toHaveAccessibleDescription('The one you hold today')
  const times = page.getByRole('radiogroup', { name: 'Preferred contact time' })
  await expect(times).toBeVisible()
  await level.selectOption('')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Afternoon' })).toBeChecked()
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  const [first] = (await form.service.received()).map(({ parts }) => new Map(parts))
  expect(first?.get('Preferred Contact Time')).toBe('Afternoon')
  expect(first?.has('Clearance Level')).toBe(false)

  await expect(level).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await fillAll(page, definition, form.email, ['clearance', 'contactTime'])
  await level.selectOption('TS/SCI')
  await form.button.click({ force: true })
  await expect(page.getByRole('radio', { name: 'Morning' })).toBeFocused()
  await expect(times).toHaveAccessibleDescription(
    fillText(formTexts.chooseOne, {
      field: fillText(formTexts.quotedField, { label: 'Preferred contact time' }),
    }),
  )
  await page.keyboard.press('Space')
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  const [, second] = (await form.service.received()).map(({ parts }) => new Map(parts))
  expect(second?.get('Preferred Contact Time')).toBe('Morning')
  expect(second?.get('Clearance Level')).toBe('TS/SCI')
})

test('an added number, date and agreement are validated and sent', async ({ page }) => {
  const definition = crossOriginForm()
  const form = await openCrossOrigin(page, definition)
  const [guests, start, terms] = [
    page.getByLabel('Guests (people)'),
    page.getByLabel('Start'),
    page.getByRole('checkbox', { name: /I have read the terms/ }),
  ]
  await expect(page.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/')
  await guests.fill('51')
  await start.fill('2020-01-31')
  await terms.uncheck()
  await form.button.click({ force: true })
  for (const field of [guests, start, terms]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/\S/)
  }
  await expect(guests).toHaveValue('51')
  await expect(start).toHaveValue('2020-01-31')
  expect(await form.service.received()).toHaveLength(0)

  await guests.fill('12')
  await start.fill('2099-12-31')
  await terms.press('Space')
  await expect(terms).toBeChecked()
  await page.reload()
  await expect(guests).toHaveValue('12')
  await expect(start).toHaveValue('2099-12-31')
  await expect(terms).toBeChecked()
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  const [sent] = (await form.service.received()).map(({ parts }) => new Map(parts))
  expect(sent?.get('Guests')).toBe('12')
  expect(sent?.get('Start')).toBe('2099-12-31')
  expect(sent?.get('Terms')).toBe('Read')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(servePublicOrigin)

  test('each form reaches the other origin and returns to its thank-you page', async ({ page }) => {
    crossOriginForm()
    for (const form of crossOriginForms()) {
      const email = uniqueEmail()
      await page.goto(hostedOrigin + form.path)
      await expect(formOn(page, form).root).toHaveAttribute('action', /forms\.localhost/)
      await fillAll(page, form, email)
      await formOn(page, form).button.click()
      await expect(page).toHaveURL(hostedOrigin + form.thanks)
      await expect(page).toHaveTitle(titleAt(form.thanks))
      const received = await service(page, form, email, formsServer).received()
      expect(received).toHaveLength(1)
      expect(new Map(received[0]?.parts).get('redirect')).toBe(hostedOrigin + form.thanks)
    }
  })

  test('a select without a selection is sent as an empty part', async ({ page }) => {
    const form = crossOriginForm()
    const email = uniqueEmail()
    await page.goto(hostedOrigin + form.path)
    await fillAll(page, form, email)
    await page.getByLabel('Clearance level').selectOption('')
    await formOn(page, form).button.click()
    await expect(page).toHaveURL(hostedOrigin + form.thanks)
    const [sent] = await service(page, form, email, formsServer).received()
    expect(new Map(sent?.parts).get('Clearance Level')).toBe('')
  })
})
