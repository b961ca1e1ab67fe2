import type { Page } from '@playwright/test'
import { expect } from './editorTest.ts'
import { editorBar, editorStatus, openEditor } from './pageEditor.ts'
import { SETTINGS_PATH } from './sites.ts'

/** The button of the settings panel. */
export const settingsButton = (page: Page) =>
  editorBar(page).getByRole('button', { name: 'Settings' })

/** Opens the settings of a section of the page that has all kinds of settings. */
export async function openSettings(page: Page, section: string) {
  await openEditor(page, SETTINGS_PATH)
  await settingsButton(page).click()
  const panel = page.getByRole('complementary', { name: 'Settings' })
  /** Shows the settings of a section, and waits for them. */
  const show = async (label: string) => {
    await panel.getByRole('radio', { name: 'Section' }).press('Space')
    const select = panel.getByRole('combobox', { name: 'Section' })
    await select.selectOption({ label })
    await expect(select.locator('option:checked')).toHaveText(label)
  }
  await show(section)
  const saved = async () => {
    await expect(editorStatus(page)).toHaveText('Saved.', { timeout: 60_000 })
    await expect(panel).toHaveAttribute('aria-busy', 'false')
  }
  return { panel, show, saved }
}

/** Chooses an action in the menu of an entry of a list. */
export async function chooseAction(page: Page, button: string, action: string) {
  const item = page.getByRole('menuitem', { name: action, exact: true })
  const choose = async () => {
    if (!(await item.isVisible())) {
      await page.getByRole('complementary').getByRole('button', { name: button }).press('Enter')
    }
    await item.press('Enter', { timeout: 5000 })
  }
  // A reload of the page after the last change may close the menu.
  await expect(choose).toPass()
}

/** Shows the settings of a part of the site in the open panel. */
export async function showSitePart(page: Page, part: string) {
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await panel.getByRole('radio', { name: 'Site' }).press('Space')
  await panel.getByRole('button', { name: new RegExp(`^${part}`) }).click()
  await expect(panel.getByRole('heading', { name: part })).toBeVisible()
}
