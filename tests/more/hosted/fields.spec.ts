import { fillText } from '../../../src/model/fillText.ts'
import { fillAll } from '../../browser/support/fillForm.ts'
import { formOn } from '../../browser/support/formOn.ts'
import { service, uniqueEmail } from '../../browser/support/formService.ts'
import { manifest } from '../../browser/support/manifest.ts'
import { expect } from '../../browser/support/site.ts'
import { violations } from '../../browser/audit/axe.ts'
import { formsServer } from './crossOriginBuild.ts'
import { crossOriginForm, openCrossOrigin, servePublicOrigin, test } from './crossOriginSite.ts'
import { hostedOrigin } from './server.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'

test.skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx))

test('an added international phone number is formatted, validated and sent in E.164 format', async ({
  page,
}) => {
  const definition = crossOriginForm()
  const form = await openCrossOrigin(page, definition)
  const mobile = page.getByLabel('Mobile phone')
  await mobile.fill('')
  await mobile.pressSequentially('02079460958')
  await expect(mobile).toHaveValue('020 7946 0958')

  await mobile.fill('')
  await mobile.pressSequentially('+4420794609')
  await expect(mobile).toHaveValue('+44 20 7946 09')
  await mobile.press('ArrowLeft')
  await mobile.press('ArrowLeft')
  await mobile.press('Backspace')
  await expect(mobile).toHaveValue('+44 20 7940 9')
  await mobile.pressSequentially('65')
  await expect(mobile).toHaveValue('+44 20 7946 509')
  await mobile.press('End')
  await mobile.press('Backspace')
  await expect(mobile).toHaveValue('+44 20 7946 50')
  await form.button.focus()
  await page.keyboard.press('Enter')
  await expect(mobile).toBeFocused()
  await expect(mobile).toHaveAttribute('aria-invalid', 'true')
  await expect(mobile).toHaveAccessibleDescription(
    fillText(manifest.texts.field.nationalPhoneError, { label: 'Mobile phone' }),
  )
  expect(await violations(page, `#form_${definition.id}`)).toEqual([])
  expect(await form.service.received()).toHaveLength(0)

  await mobile.press('End')
  await mobile.pressSequentially('98')
  await expect(mobile).toHaveValue('+44 20 7946 5098')
  await page.reload()
  await expect(mobile).toHaveValue('+44 20 7946 5098')
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  const [sent] = (await form.service.received()).map(({ parts }) => new Map(parts))
  expect(sent?.get('Mobile Phone')).toBe('+442079465098')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(servePublicOrigin)

  test('an added international phone number is checked by its pattern and sent as entered', async ({
    page,
  }) => {
    const form = crossOriginForm()
    const email = uniqueEmail()
    await page.goto(hostedOrigin + form.path)
    await fillAll(page, form, email)
    const mobile = page.getByLabel('Mobile phone')
    const isInvalid = () =>
      mobile.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)
    await mobile.fill('my phone')
    expect(await isInvalid()).toBe(true)
    await mobile.fill('020 7946 0958')
    expect(await isInvalid()).toBe(false)
    await formOn(page, form).button.click()
    const received = () => service(page, form, email, formsServer).received()
    await expect.poll(received).toHaveLength(1)
    const [sent] = await received()
    expect(new Map(sent?.parts).get('Mobile Phone')).toBe('020 7946 0958')
  })
})
