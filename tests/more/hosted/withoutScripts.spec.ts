import { expect, test } from '../../browser/support/expectedErrors.ts'
import { textIn } from '../../browser/support/formService.ts'
import { titleAt } from '../../browser/support/manifest.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'
import { formsOrigin, hostedOrigin } from './server.ts'
import { crossOriginForm, crossOriginForms, fillCrossOrigin, servePublicOrigin } from './site.ts'

test.skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx))
test.use({ javaScriptEnabled: false })
test.beforeEach(servePublicOrigin)

test('each form reaches the other origin and returns to its thank-you page', async ({ page }) => {
  crossOriginForm()
  for (const definition of crossOriginForms()) {
    await page.goto(definition.path)
    const form = await fillCrossOrigin(page, definition)
    await expect(form.root).toHaveAttribute('action', new RegExp(`^${formsOrigin}`))
    await form.button.click()
    await expect(page).toHaveURL(hostedOrigin + definition.thanks)
    await expect(page).toHaveTitle(titleAt(definition.thanks))
    expect(form.received()).toHaveLength(1)
    const [sent] = form.received()
    expect(textIn(sent, 'redirect')).toBe(hostedOrigin + definition.thanks)
    const withFiles = definition.fields.filter(({ kind }) => kind === 'file')
    expect(sent?.files.map(({ part }) => part)).toEqual(withFiles.map(({ send }) => send))
  }
})

test('fields without a value are sent as empty parts, a phone number as entered', async ({
  page,
}) => {
  const definition = crossOriginForm()
  await page.goto(definition.path)
  const form = await fillCrossOrigin(page, definition, ['documents'])
  await page.getByLabel('Clearance level').selectOption('')
  const mobile = page.getByLabel('Mobile phone')
  const isInvalid = () =>
    mobile.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)
  await mobile.fill('my phone')
  expect(await isInvalid()).toBe(true)
  await mobile.fill('020 7946 0958')
  expect(await isInvalid()).toBe(false)
  await form.button.click()
  await expect(page).toHaveURL(hostedOrigin + definition.thanks)
  const [sent] = form.received()
  expect(sent?.files).toEqual([])
  expect(textIn(sent, 'Documents')).toBe('')
  expect(textIn(sent, 'Clearance Level')).toBe('')
  expect(textIn(sent, 'Mobile Phone')).toBe('020 7946 0958')
})
