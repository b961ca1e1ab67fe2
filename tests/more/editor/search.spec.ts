import type { Page } from '@playwright/test'
import { violations } from '../../browser/audit/axe.ts'
import { expect as expectSoon, test } from './support/editorTest.ts'
import { editorBar, editorStatus, openEditor, undo } from './support/pageEditor.ts'
import { SETTINGS_PATH } from './support/sites.ts'

// Each change checks and generates the whole site, which takes long on a busy machine.
const expect = expectSoon.configure({ timeout: 90_000 })

const panel = (page: Page) => page.getByRole('complementary', { name: 'Pages' })

const found = (page: Page, label: string) => panel(page).getByRole('checkbox', { name: label })

test('replaces in all selected texts at once, which one undo takes back', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, SETTINGS_PATH)
  await editorBar(page).getByRole('button', { name: 'Pages', exact: true }).click()
  await panel(page).getByRole('button', { name: 'Find and replace' }).press('Enter')
  await expect(panel(page).getByRole('searchbox')).toBeFocused()

  await test.step('shows each text as it will read', async () => {
    await page.keyboard.type('you get a list')
    await page.keyboard.press('Tab')
    await page.keyboard.type('We send a list')
    await expect(found(page, 'You get a list We send a list of faults.')).toHaveCount(2)
    expect(await violations(page, '#page-editor')).toEqual([])
    expect(await edited.source()).toBe(before)
  })

  await test.step('keeps what is typed if the page is loaded again', async () => {
    await page.reload()
    await expect(panel(page).getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('s')
    await expect(panel(page).getByRole('searchbox')).toHaveValue('you get a lists')
    await page.keyboard.press('Backspace')
    await expect(panel(page).getByRole('textbox', { name: 'Replace with' })).toHaveValue(
      'We send a list',
    )
    await expect(found(page, 'You get a list We send a list of faults.')).toHaveCount(2)
  })

  await test.step('changes only what is selected', async () => {
    await found(page, 'We send a list').last().press('Space')
    await panel(page).getByRole('button', { name: 'Replace in 1 text' }).press('Enter')
    await expect(editorStatus(page)).toContainText('Changed 1 text.')
    await expect(found(page, 'We send a list')).toHaveCount(1)
    await expect(panel(page).getByRole('searchbox')).toBeFocused()
    expect(await edited.source()).toBe(before.replace('You get a list', 'We send a list'))
    await undo(page)
    expect(await edited.source()).toBe(before)
  })

  await test.step('names a text that would be invalid', async () => {
    await panel(page).getByRole('searchbox').fill('Promises')
    await panel(page).getByRole('textbox', { name: 'Replace with' }).fill('')
    await panel(page).getByRole('checkbox', { name: 'Replace with nothing' }).check()
    await panel(page).getByRole('button', { name: 'Remove from 1 text' }).press('Enter')
    await expect(panel(page).getByRole('alert')).toContainText('Nothing was replaced')
    await expect(found(page, 'Promises')).toHaveAccessibleDescription(/empty/)
    expect(await edited.source()).toBe(before)
  })
})
