import { fillText } from '../../../src/model/fillText.ts'
import { expect, test } from '../../browser/support/expectedErrors.ts'
import { follow } from '../../browser/support/links.ts'
import { manifest } from '../../browser/support/manifest.ts'
import { waitForHydration } from '../../browser/support/site.ts'
import { violations } from '../../browser/audit/axe.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'
import { crossOriginForm, fileOf, fillCrossOrigin, openCrossOrigin } from './site.ts'

test.skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx))

const { field: texts } = manifest.texts
const label = 'Documents'
const types = 'PDF, TXT'
const letter = { part: label, name: 'letter.pdf', size: 10 }

test('added files are validated, removed by keyboard and sent', async ({ page }) => {
  const definition = crossOriginForm()
  const form = await openCrossOrigin(page, definition)
  const documents = page.getByLabel(label)
  const remove = (name: string) =>
    form.root.getByRole('button', { name: fillText(texts.fileRemove, { name }) })

  await test.step('files stay chosen when the visitor leaves the page and returns', async () => {
    await documents.setInputFiles([fileOf('letter.pdf'), fileOf('program.exe')])
    await follow(page, '/')
    await page.goBack()
    await expect(form.root.getByRole('listitem').filter({ hasText: 'letter.pdf' })).toBeVisible()
  })

  await test.step('a file of another type is not sent', async () => {
    await form.button.click({ force: true })
    await expect(documents).toBeFocused()
    await expect(documents).toHaveAttribute('aria-invalid', 'true')
    const field = fillText(manifest.texts.form.quotedField, { label })
    const message = fillText(texts.fileType, { field, name: 'program.exe', types })
    await expect(form.root.getByRole('link', { name: message })).toBeVisible()
    const limits = fillText(texts.filesLimits, { types, count: 2, megabytes: 1 })
    await expect(documents).toHaveAccessibleDescription(
      [message, 'Your résumé, for example', limits].join(' '),
    )
    expect(await violations(page, `#form_${definition.id}`)).toEqual([])
    expect(form.received()).toEqual([])
  })

  await test.step('a file is removed by keyboard, the other one is sent', async () => {
    await documents.press('Tab')
    await expect(remove('letter.pdf')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(remove('program.exe')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(documents).toBeFocused()
    await expect(remove('program.exe')).toHaveCount(0)
    await expect(documents).not.toHaveAttribute('aria-invalid', 'true')
    await form.button.click()
    await expect(form.status).toHaveText(form.texts.sent)
    expect(form.received()[0]?.files).toEqual([letter])
    await expect(remove('letter.pdf')).toHaveCount(0)
    await expect(documents).toHaveValue('')
  })
})

test('files chosen before hydration are sent, also if React builds the page again', async ({
  page,
  expectError,
}) => {
  const definition = crossOriginForm()
  expectError(/Minified React error #4\d\d/)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/client-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(definition.path)
  const form = await fillCrossOrigin(page, definition)
  await page.getByLabel(label).setInputFiles([fileOf('letter.pdf')])
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('i')))
  release()
  await waitForHydration(page)
  await form.button.click()
  await expect(form.status).toHaveText(definition.status.sent)
  expect(form.received()[0]?.files).toEqual([letter])
})
