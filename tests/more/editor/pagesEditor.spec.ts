import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { copySmallSite } from '../../support/smallSite.ts'
import { expect, test } from '../../browser/support/expectedErrors.ts'
import { editedProject, editorStatus, openEditor } from '../../browser/support/pageEditor.ts'
import { waitForHydration } from '../../browser/support/site.ts'
import { violations } from '../../browser/audit/axe.ts'
import { resize } from '../../browser/support/window.ts'

const edited = editedProject(copySmallSite)

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const source = () => edited.source()

const panel = (page: Page) => page.getByRole('complementary', { name: 'Pages' })

/** Opens the panel on a page. */
async function openPanel(page: Page, at = '/') {
  await openEditor(page, edited.origin + at)
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await expect(panel(page)).toBeFocused()
}

/** Opens a form of the panel for an entry of the list. */
async function openForm(page: Page, entry: string, action: string) {
  await panel(page).getByRole('button', { name: entry }).first().click()
  await panel(page).getByRole('button', { name: action, exact: true }).click()
}

const show = (page: Page) =>
  panel(page).getByRole('button', { name: 'Show the consequences' }).click()

const consequences = (page: Page) => panel(page).getByRole('region', { name: 'Consequences' })

const write = (page: Page) => consequences(page).getByRole('button', { name: 'Write' }).click()

/** Undoes the last change, on the home page, because the open page may not exist afterwards. */
async function undo(page: Page, before: string) {
  await page.goto(`${edited.origin}/`)
  await waitForHydration(page)
  const button = page.getByRole('button', { name: 'Undo' })
  await button.click()
  await expect.poll(source).toBe(before)
  // The page is loaded again, because the routes have changed.
  await expect(button).toBeDisabled()
}

test('adds a page by keyboard after it shows what is written, and opens it', async ({ page }) => {
  const before = await source()
  await openPanel(page, '/services')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Add a page' })).toBeFocused()
  await page.keyboard.press('Enter')
  const field = panel(page).getByRole('textbox', { name: 'Path' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('/services/')
  await page.keyboard.press('End')
  await page.keyboard.type('training')
  await panel(page).getByRole('checkbox', { name: 'Add it to the menu' }).press('Space')
  await page.keyboard.press('Enter')
  await expect(consequences(page).getByRole('heading').first()).toBeFocused()
  await expect(consequences(page)).toContainText('Adds the page /services/training')
  await expect(consequences(page)).toContainText('below “Services”')
  await expect(consequences(page)).toContainText('placeholders')
  await expect(consequences(page)).toContainText('site.manifest.ts')
  expect(await source()).toBe(before)
  await consequences(page).getByRole('button', { name: 'Write' }).press('Enter')
  await page.waitForURL(`${edited.origin}/services/training`)
  await expect(editorStatus(page)).toContainText('/services/training was added')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training')
  expect(await source()).toContain("'/services/training'")
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(`${edited.origin}/services`)
  await expect(editorStatus(page)).toHaveText('Undone.')
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused()
  expect(await source()).toBe(before)
})

test('shows an invalid path at its field and writes nothing', async ({ page }) => {
  const before = await source()
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Add a page' }).click()
  const field = panel(page).getByRole('textbox', { name: 'Path' })
  await field.fill('/Not valid/')
  await show(page)
  await expect(field).toHaveAccessibleDescription(/is not a valid path/)
  await expect(field).toBeFocused()
  await field.fill('/services')
  await show(page)
  await expect(field).toHaveAccessibleDescription(/is already a page/)
  expect(await source()).toBe(before)
})

test('renames a page with its references and opens the new path', async ({ page }) => {
  const before = await source()
  await openPanel(page, '/services/audits')
  await openForm(page, 'Audits', 'Rename')
  await panel(page).getByRole('textbox', { name: 'New path' }).fill('/services/reviews')
  await show(page)
  await expect(consequences(page)).toContainText('Moves /services/audits to /services/reviews')
  await expect(consequences(page)).toContainText('menu item "Audits": /services/reviews')
  await write(page)
  await page.waitForURL(`${edited.origin}/services/reviews`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security Audits')
  expect(await source()).not.toContain("to: '/services/audits'")
  await undo(page, before)
})

test('removes the open page and opens the page above it', async ({ page }) => {
  const before = await source()
  await openPanel(page, '/services/audits')
  await openForm(page, 'Audits', 'Remove')
  await panel(page)
    .getByRole('checkbox', { name: /^Remove menu items/ })
    .uncheck()
  await show(page)
  await expect(panel(page).getByRole('alert')).toContainText('would lead to no page')
  expect(await source()).toBe(before)
  await panel(page)
    .getByRole('combobox', { name: /^Redirect/ })
    .selectOption('/services')
  await show(page)
  await expect(consequences(page)).toContainText('Its path redirects to /services.')
  await expect(consequences(page)).toContainText('link "All About Audits"')
  await write(page)
  await page.waitForURL(`${edited.origin}/services`)
  await expect(editorStatus(page)).toContainText('/services/audits was removed')
  await undo(page, before)
})

test('moves a menu item, and the open page shows the new order', async ({ page }) => {
  const before = await source()
  await openPanel(page)
  await openForm(page, 'Services', 'Move in the menu')
  await panel(page).getByRole('button', { name: 'Move up' }).click()
  await expect(panel(page).getByText('Position 1 of 2')).toBeVisible()
  await show(page)
  await expect(consequences(page)).toContainText('from position 2 to 1')
  await write(page)
  const first = page.locator('header nav a').first()
  await expect(first).toHaveText('Services')
  await expect(editorStatus(page)).toHaveText('The menu item was moved.')
  // The page was loaded again.
  await expect(panel(page)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveText('Home')
  await expect(editorStatus(page)).toHaveText('Undone.')
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toHaveText('Services')
  await expect(editorStatus(page)).toHaveText('Done again.')
  await undo(page, before)
})

test('writes nothing if another program saved the manifest after the preview', async ({ page }) => {
  const before = await source()
  // Without the connection to Vite, because the saved manifest would load the page again before the click.
  await page.routeWebSocket(/.*/, () => {})
  await openPanel(page)
  await openForm(page, 'Audits', 'Rename')
  await panel(page).getByRole('textbox', { name: 'New path' }).fill('/services/reviews')
  await show(page)
  await expect(consequences(page)).toBeVisible()
  await edited.project.edit('site.manifest.ts', 'A small company.', 'One small company.')
  await write(page)
  await expect(panel(page).getByRole('alert')).toContainText('The manifest has changed')
  expect(await source()).toBe(before.replace('A small company.', 'One small company.'))
  await edited.project.edit('site.manifest.ts', 'One small company.', 'A small company.')
  await expect.poll(() => edited.homePage()).not.toContain('One small company.')
})

test('is accessible in a narrow window, and Escape goes back', async ({ page }) => {
  await resize(page, { width: 375, height: 700 })
  await openPanel(page)
  expect(await violations(page, '#page-editor')).toEqual([])
  const open = panel(page).getByRole('button', { name: 'Home' })
  await expect(open).toHaveAttribute('aria-current', 'page')
  await panel(page).getByRole('button', { name: 'Add a page' }).click()
  await panel(page).getByRole('textbox', { name: 'Path' }).fill('/training')
  await show(page)
  await expect(consequences(page)).toBeVisible()
  expect(await violations(page, '#page-editor')).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(375)
  await page.keyboard.press('Escape')
  await expect(panel(page).getByRole('button', { name: 'Add a page' })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Add a page' }).focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Pages', exact: true })).toBeFocused()
})

test('an open panel does not cover the bar, also in a narrow window', async ({ page }) => {
  await openPanel(page)
  for (const width of [375, 800, 1440]) {
    await resize(page, { width, height: 700 })
    const parts = page.locator('#page-editor > :is(section, aside)')
    const [bar, panelBox] = await parts.evaluateAll((elements) =>
      elements.map((one) => one.getBoundingClientRect().toJSON()),
    )
    expect(bar.right <= panelBox.left || bar.bottom <= panelBox.top).toBe(true)
    expect(bar.left >= 0 && bar.top >= 0 && bar.right <= width && bar.bottom <= 700).toBe(true)
  }
})

test('one panel is open at a time, and the bar is inside a narrow window', async ({ page }) => {
  await resize(page, { width: 375, height: 700 })
  await openPanel(page)
  const bar = page.getByRole('toolbar', { name: 'Page editor' })
  for (const name of ['Changes', 'All texts', 'Settings', 'Pages']) {
    const button = bar.getByRole('button', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#page-editor').getByRole('complementary')).toHaveCount(1)
    await expect(bar.locator('[aria-expanded=true]')).toHaveText(name)
    await expect(page.getByRole('complementary', { name: new RegExp(`^${name}`) })).toBeFocused()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Pages', exact: true })).toBeFocused()
})

test('shows the changes since the last commit, as meaning and as lines', async ({ page }) => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: edited.project.root,
      stdio: 'pipe',
    })
  git('init', '--quiet')
  git('add', 'site.manifest.ts', 'generated')
  git('commit', '--quiet', '--message=first')
  await openEditor(page, `${edited.origin}/`)
  await page.getByRole('button', { name: 'Changes', exact: true }).click()
  const changes = page.getByRole('complementary', { name: 'Changes' })
  await expect(changes.getByRole('status')).toContainText('Nothing has changed')
  await page.keyboard.press('Escape')
  await expect(changes).toBeHidden()
  await edited.project.edit('site.manifest.ts', 'Three pages.', 'Only three pages.')
  await expect(page.getByText('Only three pages.')).toBeVisible()
  await page.getByRole('button', { name: 'Changes', exact: true }).click()
  await expect(changes.getByRole('status')).toContainText('1 change since the last commit')
  await expect(changes.getByRole('listitem')).toContainText('Only three pages.')
  const lines = changes.getByRole('region', { name: 'Changed lines of site.manifest.ts' })
  await expect(lines.locator('[data-kind=removed]')).toContainText("'Three pages.'")
  await expect(lines.locator('[data-kind=added]')).toContainText("'Only three pages.'")
  await resize(page, { width: 375, height: 700 })
  expect(await violations(page, '#page-editor')).toEqual([])
})
