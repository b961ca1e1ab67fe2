import type { Page } from '@playwright/test'
import { violations } from '../../browser/audit/axe.ts'
import { expect, test } from './support/editorTest.ts'
import { editorStatus, openEditor, undo } from './support/pageEditor.ts'
import { SETTINGS_PATH } from './support/sites.ts'

const TEXT = 'You describe the problem.'

const step = (page: Page) => page.locator('main ol > li p').first()

const stepButton = (page: Page, text: string) =>
  page.getByRole('button', { name: `Edit How We Work, steps 1, text: ${text}`, exact: true })

const field = (page: Page) => page.getByRole('textbox', { name: 'How We Work, steps 1, text' })

/** Selects characters of the open field with the keyboard. */
async function select(page: Page, start: number, length: number) {
  await page.keyboard.press('Control+Home')
  for (let index = 0; index < start; index += 1) await page.keyboard.press('ArrowRight')
  for (let index = 0; index < length; index += 1) await page.keyboard.press('Shift+ArrowRight')
}

test('formats a text with the keyboard, and restores the bytes', async ({ page, edited }) => {
  const before = await edited.source()
  await openEditor(page, '/')

  await test.step('bold and a link become Markdown in the manifest, and elements on the page', async () => {
    await stepButton(page, TEXT).press('Enter')
    await select(page, 'You describe the '.length, 'problem'.length)
    await page.keyboard.press('Control+b')
    await expect(field(page)).toHaveText('You describe the **problem**.')
    await select(page, 'You '.length, 'describe'.length)
    await page.keyboard.press('Control+k')
    const target = page.getByRole('combobox', { name: /^Target of the link/ })
    await expect(target).toBeFocused()
    await expect(page.locator('#page-editor datalist option').first()).toBeAttached()
    await page.keyboard.type('/services/audits')
    expect(await violations(page, '#page-editor')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(step(page).getByRole('link', { name: 'describe' })).toHaveAttribute(
      'href',
      '/services/audits',
    )
    await expect(step(page).locator('strong')).toHaveText('problem')
  })

  await test.step('a formatted text shows its Markdown while it is edited', async () => {
    await stepButton(page, TEXT).press('Enter')
    await expect(field(page)).toHaveText('You [describe](/services/audits) the **problem**.')
    await expect(step(page).getByRole('link')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(step(page)).toHaveText(TEXT)
    await expect(step(page).getByRole('link')).toBeVisible()
  })

  await test.step('the same shortcut removes the format', async () => {
    await stepButton(page, TEXT).press('Enter')
    await select(page, 'You [describe](/services/audits) the **'.length, 'problem'.length)
    await page.getByRole('button', { name: 'Bold', exact: true }).click()
    await expect(field(page)).toHaveText('You [describe](/services/audits) the problem.')
    await page.getByRole('button', { name: 'Emphasis' }).click()
    await expect(field(page)).toHaveText('You [describe](/services/audits) the *problem*.')
    await page.keyboard.press('Control+b')
    await expect(field(page)).toHaveText('You [describe](/services/audits) the ***problem***.')
    await page.keyboard.press('Control+b')
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(step(page).locator('em')).toHaveText('problem')
    expect(await edited.source()).toContain('You [describe](/services/audits) the *problem*.')
  })

  await test.step('undo restores the bytes', async () => {
    await undo(page)
    await expect(step(page).locator('strong')).toHaveText('problem')
    await undo(page)
    await expect(step(page).locator('strong')).toHaveCount(0)
    expect(await edited.source()).toBe(before)
    await expect(step(page)).toHaveText(TEXT)
  })
})

test('a long text is edited in its lines, without the indentation of the code', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, SETTINGS_PATH)
  await page.getByRole('button', { name: /^Edit .*, text: What we promise/ }).press('Enter')
  await expect(page.getByRole('textbox', { name: /, text$/ })).toBeFocused()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await page.keyboard.insertText(' you')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.insertText('Three things.')
  await page.keyboard.press('Enter')
  await expect(editorStatus(page)).toHaveText('Saved.')
  await expect(page.getByRole('heading', { level: 3, name: 'What we promise you' })).toBeVisible()
  await expect(page.locator('main').getByText('Three things.', { exact: true })).toBeVisible()
  expect(await edited.source()).toBe(
    before.replace(/(\n *)## What we promise/, '$& you\n$1Three things.'),
  )
})
