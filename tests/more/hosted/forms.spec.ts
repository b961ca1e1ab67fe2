import { fillText } from '../../../src/model/fillText.ts'
import { expect, test } from '../../browser/support/expectedErrors.ts'
import { fillAll } from '../../browser/support/fillForm.ts'
import { textIn } from '../../browser/support/formService.ts'
import { formTexts } from '../../browser/support/formTexts.ts'
import { manifest } from '../../browser/support/manifest.ts'
import { open } from '../../browser/support/site.ts'
import { violations } from '../../browser/audit/axe.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'
import { formsOrigin, hostedOrigin } from './server.ts'
import {
  crossOriginForm,
  crossOriginForms,
  editPages,
  fillCrossOrigin,
  openCrossOrigin,
} from './site.ts'

test.skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx))

test('F6 a reply blocked by CORS: the form may have been received, and was', async ({
  page,
  expectError,
}) => {
  const definition = crossOriginForm()
  expectError(/blocked by CORS policy/)
  expectError(/Failed to load resource: net::/)
  const form = await openCrossOrigin(page, definition)
  const before = await form.values()
  await page.route(`${formsOrigin}/**`, async (route) => {
    // Only browsers resolve names below `localhost`.
    const url = route.request().url().replace('forms.localhost', 'localhost')
    const response = await route.fetch({ url })
    // Playwright adds this header if it is missing.
    const headers = {
      ...response.headers(),
      'access-control-allow-origin': 'http://other.localhost',
    }
    await route.fulfill({ response, headers })
  })
  await form.button.click()
  await expect(form.status).toHaveText(formTexts.connectionLost)
  expect(await form.values()).toEqual(before)
  expect(form.received()).toHaveLength(1)

  await form.button.click()
  await expect(form.status).toHaveText(formTexts.confirm)
  expect(form.received()).toHaveLength(1)
})

test('F6 a policy without the service: shows the error and sends nothing', async ({
  page,
  expectError,
}) => {
  const definition = crossOriginForm()
  expectError(/Content Security Policy/)
  await editPages(page, {
    policy: (text) => text.replaceAll(formsOrigin, 'http://other.localhost'),
    html: (text) => text,
  })
  const form = await openCrossOrigin(page, definition)
  const before = await form.values()
  await form.button.click()
  await expect(form.status).toHaveText(formTexts.unreachable)
  await expect(form.help.getByRole('button', { name: formTexts.copy })).toBeVisible()
  expect(await form.values()).toEqual(before)
  expect(form.received()).toEqual([])
})

test('each form reaches a form service on another origin', async ({ page }) => {
  crossOriginForm()
  for (const definition of crossOriginForms()) {
    const form = await openCrossOrigin(page, definition)
    const request = page.waitForRequest((one) => one.method() === 'POST')
    await form.button.click()
    await expect(form.status).toHaveText(form.texts.sent)
    expect((await request).url()).toContain(formsOrigin)
    expect(await (await request).headerValue('Origin')).toBe(hostedOrigin)
    expect(form.received()).toHaveLength(1)
  }
})

test('added fields are rendered, validated, kept and sent', async ({ page }) => {
  const definition = crossOriginForm()
  await open(page, definition.path)
  const form = await fillCrossOrigin(page, definition, ['mobile'])
  const level = page.getByLabel('Clearance level')
  const times = page.getByRole('radiogroup', { name: 'Preferred contact time' })
  const mobile = page.getByLabel('Mobile phone')
  const [guests, start, terms] = [
    page.getByLabel('Guests (people)'),
    page.getByLabel('Start'),
    page.getByRole('checkbox', { name: /I have read the terms/ }),
  ]

  await test.step('invalid values are reported and not sent', async () => {
    await expect(level).toHaveAccessibleDescription('The one you hold today')
    await level.selectOption('')
    await expect(page.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/')
    await mobile.pressSequentially('+4420794650')
    await guests.fill('51')
    await start.fill('2020-01-31')
    await terms.uncheck()
    await form.button.focus()
    await page.keyboard.press('Enter')
    await expect(mobile).toBeFocused()
    for (const field of [mobile, guests, start, terms]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/\S/)
    }
    await expect(mobile).toHaveAccessibleDescription(
      fillText(manifest.texts.field.nationalPhoneError, {
        field: fillText(manifest.texts.form.quotedField, { label: 'Mobile phone' }),
      }),
    )
    await expect(guests).toHaveValue('51')
    await expect(start).toHaveValue('2020-01-31')
    expect(await violations(page, `#form_${definition.id}`)).toEqual([])
    expect(form.received()).toEqual([])
  })

  await test.step('valid values are kept after a reload, and sent', async () => {
    await mobile.press('End')
    await mobile.pressSequentially('98')
    await guests.fill('12')
    await start.fill('2099-12-31')
    await terms.press('Space')
    await page.reload()
    await expect(mobile).toHaveValue('+44 20 7946 5098')
    await expect(page.getByRole('radio', { name: 'Afternoon' })).toBeChecked()
    await expect(guests).toHaveValue('12')
    await expect(start).toHaveValue('2099-12-31')
    await expect(terms).toBeChecked()
    await form.button.click()
    await expect(form.status).toHaveText(form.texts.sent)
    const sent = new Map(form.received()[0]?.parts)
    expect(sent.get('Preferred Contact Time')).toBe('Afternoon')
    expect(sent.has('Clearance Level')).toBe(false)
    expect(sent.get('Mobile Phone')).toBe('+442079465098')
    expect(sent.get('Guests')).toBe('12')
    expect(sent.get('Start')).toBe('2099-12-31')
    expect(sent.get('Terms')).toBe('Read')
  })

  await test.step('an option is required, and chosen by keyboard', async () => {
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
    await expect.poll(() => form.received().length).toBe(2)
    expect(textIn(form.received()[1], 'Preferred Contact Time')).toBe('Morning')
    expect(textIn(form.received()[1], 'Clearance Level')).toBe('TS/SCI')
  })
})
