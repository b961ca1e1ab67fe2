import { fillText } from '../../../src/model/fillText.ts'
import { fillAll } from '../../browser/support/fillForm.ts'
import { formOn } from '../../browser/support/formOn.ts'
import { service, uniqueEmail } from '../../browser/support/formService.ts'
import { formTexts } from '../../browser/support/formTexts.ts'
import { follow } from '../../browser/support/links.ts'
import { decimal, manifest } from '../../browser/support/manifest.ts'
import { expect, waitForHydration } from '../../browser/support/site.ts'
import { violations } from '../../browser/audit/axe.ts'
import { formsServer } from './crossOriginBuild.ts'
import { crossOriginForm, openCrossOrigin, servePublicOrigin, test } from './crossOriginSite.ts'
import { hostedOrigin } from './server.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'

test.skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx))

const { field: texts, formService: replies } = manifest.texts

const file = (name: string, size = 10) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 'x'),
})

test('added files are validated, removed by keyboard and sent', async ({ page }) => {
  const definition = crossOriginForm()
  const form = await openCrossOrigin(page, definition)
  const documents = page.getByLabel('Documents')
  await documents.setInputFiles([file('letter.pdf'), file('program.exe')])
  await expect(form.root.getByRole('listitem').filter({ hasText: 'letter.pdf' })).toBeVisible()
  await form.button.click({ force: true })
  await expect(documents).toBeFocused()
  await expect(documents).toHaveAttribute('aria-invalid', 'true')
  const types = 'PDF, TXT'
  const message = fillText(texts.fileType, { label: 'Documents', name: 'program.exe', types })
  await expect(form.root.getByRole('link', { name: message })).toBeVisible()
  await expect(documents).toHaveAccessibleDescription(
    [
      message,
      'Your résumé, for example',
      fillText(texts.filesLimits, { types, count: 2, megabytes: 1 }),
    ].join(' '),
  )
  expect(await violations(page, `#form_${definition.id}`)).toEqual([])
  expect(await form.service.received()).toHaveLength(0)

  const remove = (name: string) =>
    form.root.getByRole('button', { name: fillText(texts.fileRemove, { name }) })
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
  const [sent] = await form.service.received()
  expect(sent?.files).toEqual([{ part: 'Documents', name: 'letter.pdf', size: 10 }])
  await expect(remove('letter.pdf')).toHaveCount(0)
  await expect(documents).toHaveValue('')
})

test('files that are too large together, empty or too many are not sent', async ({ page }) => {
  const form = await openCrossOrigin(page, crossOriginForm())
  const documents = page.getByLabel('Documents')
  const label = 'Documents'
  for (const [files, message] of [
    [
      [file('1.pdf', 600_000), file('2.pdf', 600_000)],
      fillText(texts.fileSize, { label, size: `1${decimal}2`, megabytes: 1 }),
    ],
    [[file('1.pdf', 0)], fillText(texts.fileEmpty, { label, name: '1.pdf' })],
    [[file('1.pdf'), file('2.pdf'), file('3.pdf')], fillText(texts.fileCount, { label, count: 2 })],
  ] as const) {
    await documents.setInputFiles([...files])
    await form.button.click({ force: true })
    await expect(form.root.getByRole('link', { name: message })).toBeVisible()
  }
  expect(await form.service.received()).toHaveLength(0)
})

test('after a reload, the field names the files to choose again', async ({ page }) => {
  const form = await openCrossOrigin(page, crossOriginForm())
  const documents = page.getByLabel('Documents')
  await documents.setInputFiles([file('letter.pdf'), file('cv.txt')])
  await page.reload()
  await waitForHydration(page)
  const lost = page.getByText(fillText(texts.fileLost, { names: 'letter.pdf, cv.txt' }))
  await expect(lost).toBeVisible()
  await expect(documents).toHaveAccessibleDescription(/letter\.pdf, cv\.txt/)
  await expect(documents).toHaveValue('')
  await form.root.getByLabel('Start').focus()
  await expect(lost).toBeVisible()
  await documents.setInputFiles([file('letter.pdf')])
  await expect(lost).toHaveCount(0)
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  const [sent] = await form.service.received()
  expect(sent?.files).toEqual([{ part: 'Documents', name: 'letter.pdf', size: 10 }])
})

test('files stay chosen when the visitor leaves the page and returns', async ({ page }) => {
  const definition = crossOriginForm()
  const form = await openCrossOrigin(page, definition)
  await page.getByLabel('Documents').setInputFiles([file('letter.pdf')])
  await follow(page, '/')
  await page.goBack()
  const listed = form.root.getByRole('listitem').filter({ hasText: 'letter.pdf' })
  await expect(listed).toBeVisible()
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  const [sent] = await form.service.received()
  expect(sent?.files).toEqual([{ part: 'Documents', name: 'letter.pdf', size: 10 }])
})

test('after a failure, files stay chosen, the message to copy names them, and they can be sent again', async ({
  page,
  context,
  expectError,
}) => {
  const definition = crossOriginForm()
  expectError(/status of 500|The form service answered/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await openCrossOrigin(page, definition)
  await page.getByLabel('Documents').setInputFiles([file('letter.pdf'), file('cv.txt')])
  await form.service.next('error500')
  await form.button.click()
  await expect(form.status).toHaveText(formTexts.problem)
  await form.help.getByRole('button', { name: formTexts.copy }).click()
  await expect(form.help.getByRole('button', { name: formTexts.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Documents: letter.pdf\nDocuments: cv.txt\n')
  await form.button.click()
  await expect(form.status).toHaveText(form.texts.sent)
  const received = await form.service.received()
  expect(received.map(({ files }) => files.map(({ name }) => name))).toEqual([
    ['letter.pdf', 'cv.txt'],
    ['letter.pdf', 'cv.txt'],
  ])
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
  const email = uniqueEmail()
  await page.goto(hostedOrigin + definition.path)
  await fillAll(page, definition, email)
  await page.getByLabel('Documents').setInputFiles([file('early.pdf')])
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('i')))
  release()
  await waitForHydration(page)
  const form = formOn(page, definition)
  await form.button.click()
  await expect(form.status).toHaveText(definition.status.sent)
  const [sent] = await service(page, definition, email, formsServer).received()
  expect(sent?.files).toEqual([{ part: 'Documents', name: 'early.pdf', size: 10 }])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(servePublicOrigin)

  test('files are refused with the reason, or delivered', async ({ page, expectError }) => {
    const form = crossOriginForm()
    expectError(/status of 415/)
    const email = uniqueEmail()
    await page.goto(hostedOrigin + form.path)
    await fillAll(page, form, email)
    const documents = page.getByLabel('Documents')
    await documents.setInputFiles([file('program.exe')])
    await formOn(page, form).button.click()
    await expect(page.getByRole('heading', { name: replies.rejectedTitle })).toBeVisible()
    const reason = fillText(replies.fileType, { name: 'program.exe', types: 'pdf, txt' })
    await expect(page.getByText(reason)).toBeVisible()

    await page.goto(hostedOrigin + form.path)
    await fillAll(page, form, email)
    await documents.setInputFiles([file('letter.pdf'), file('cv.txt')])
    await formOn(page, form).button.click()
    await expect(page).toHaveURL(hostedOrigin + form.thanks)
    const received = await service(page, form, email, formsServer).received()
    expect(received.at(-1)?.files).toEqual([
      { part: 'Documents', name: 'letter.pdf', size: 10 },
      { part: 'Documents', name: 'cv.txt', size: 10 },
    ])
  })

  test('a form without a file is delivered', async ({ page }) => {
    const form = crossOriginForm()
    const email = uniqueEmail()
    await page.goto(hostedOrigin + form.path)
    await fillAll(page, form, email, ['documents'])
    await formOn(page, form).button.click()
    await expect(page).toHaveURL(hostedOrigin + form.thanks)
    const [sent] = await service(page, form, email, formsServer).received()
    expect(sent?.files).toEqual([])
    expect(new Map(sent?.parts).get('Documents')).toBe('')
  })
})
