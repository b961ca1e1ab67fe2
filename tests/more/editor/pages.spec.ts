import type { Page } from '@playwright/test'
import { violations } from '../../browser/audit/axe.ts'
import { waitForHydration } from '../../browser/support/site.ts'
import { resize } from '../../browser/support/window.ts'
import { expect, test } from './support/editorTest.ts'
import {
  editorBar,
  editorStatus,
  expectFocusAfterUndo,
  openEditor,
  undoButton,
} from './support/pageEditor.ts'
import { chooseAction } from './support/settingsPanel.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Pages' })

/** Opens the panel on a page. */
async function openPanel(page: Page, at = '/') {
  await openEditor(page, at)
  await editorBar(page).getByRole('button', { name: 'Pages', exact: true }).click()
  await expect(panel(page)).toBeFocused()
  // The panel gets its focus before its content arrives.
  await expect(panel(page).getByRole('button', { name: 'Add a page' })).toBeVisible()
}

/** Opens a form of the panel for an entry of the list. */
const openForm = (page: Page, entry: string, action: string) =>
  chooseAction(page, `Actions for ${entry}`, action)

const show = (page: Page) =>
  panel(page).getByRole('button', { name: 'Next: see what will change' }).click()

const consequences = (page: Page) => panel(page).getByRole('region', { name: 'What changes' })

const write = (page: Page) =>
  consequences(page)
    .getByRole('button', { name: / the page$/ })
    .click()

test('adds a page by keyboard, and opens it', async ({ page, edited }) => {
  const before = await edited.source()
  await openPanel(page, '/services')
  const field = panel(page).getByRole('textbox', { name: 'Address' })

  await test.step('shows an invalid path at its field', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('button', { name: 'Add a page' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('textbox', { name: 'Title' })).toBeFocused()
    await expect(field).toHaveValue('/services/')
    await page.keyboard.type('Éxtra Training')
    await expect(field).toHaveValue('/services/extra-training')
    const above = panel(page).getByRole('combobox', { name: 'Below which page' })
    await above.selectOption('/services/audits/')
    await expect(field).toHaveValue('/services/audits/extra-training')
    await above.selectOption('/')
    await expect(field).toHaveValue('/extra-training')
    await panel(page).getByRole('textbox', { name: 'Title' }).fill('')
    await field.fill('/services')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/is already a page/)
    await expect(field).toBeFocused()
  })

  await test.step('adds a page', async () => {
    await page.keyboard.press('End')
    await page.keyboard.type('/training')
    await panel(page).getByRole('checkbox', { name: 'Add it to the menu' }).press('Space')
    await page.keyboard.press('Enter')
    await page.waitForURL('/services/training')
    await expect(editorStatus(page)).toContainText('added as a draft')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training')
    expect(await edited.source()).toContain("'/services/training'")
  })

  await test.step('it is a draft until visitors may see it, and its placeholders are marked', async () => {
    const added = await edited.source()
    await expect(page.locator('[data-sample]').first()).toBeAttached()
    await page.getByText('Draft', { exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Show it to visitors' }).press('Enter')
    await expect(editorStatus(page)).toContainText('Visitors see this page when you publish.')
    expect(await edited.source()).toBe(added.replace(/\n *draft: true,/, ''))
    await undoButton(page).click()
    await expect.poll(edited.source).toBe(added)
  })

  await test.step('visitors do not know its address, so they are not led from it to another one', async () => {
    await editorBar(page).getByRole('button', { name: 'Pages', exact: true }).click()
    await openForm(page, 'Training', 'Rename')
    await field.fill('/services/courses')
    const texts = panel(page).getByRole('checkbox', { name: /^Headings, menu items/ })
    await expect(texts).toBeVisible()
    await expect(panel(page).getByRole('checkbox', { name: /^Lead visitors/ })).toHaveCount(0)
    await panel(page).getByRole('button', { name: 'Close' }).click()
  })

  await test.step('undo opens the page before it', async () => {
    await undoButton(page).click()
    await page.waitForURL('/services')
    await expect(editorStatus(page)).toHaveText('Undone: the page “Training”.')
    await expectFocusAfterUndo(page)
    expect(await edited.source()).toBe(before)
  })
})

test('duplicates a page, and undo opens the page before it', async ({ page, edited }) => {
  const before = await edited.source()
  await openPanel(page, '/services')
  await openForm(page, 'Audits of All Systems', 'Duplicate')
  const address = panel(page).getByRole('textbox', { name: 'Address' })
  await expect(address).toHaveValue('/services/audits-2')
  await panel(page).getByRole('button', { name: 'Duplicate the page' }).click()
  await page.waitForURL('/services/audits-2')
  await expect(editorStatus(page)).toContainText('added as a draft')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security Audits')
  await undoButton(page).click()
  await page.waitForURL('/services')
  await expect.poll(edited.source).toBe(before)
})

test('renames and removes a page with its references', async ({ page, edited }) => {
  await test.step('changes the title, and the address that does not follow from it', async () => {
    await openPanel(page, '/services/audits')
    await openForm(page, 'Audits of All Systems', 'Rename')
    const title = panel(page).getByRole('textbox', { name: 'Title' })
    await expect(title).toHaveValue('Audits of All Systems')
    await title.fill('Reviews')
    const address = panel(page).getByRole('textbox', { name: 'Address' })
    await expect(address).toHaveValue('/services/audits')
    await address.fill('/services/reviews')
    await show(page)
    await expect(consequences(page)).toContainText('The menu item stays “Audits”.')
    await expect(consequences(page)).toContainText('Moves /services/audits to /services/reviews')
    await write(page)
    await page.waitForURL('/services/reviews')
    await expect(page).toHaveTitle(/Reviews$/)
  })

  await test.step('undo and redo open the address that the page has then', async () => {
    await undoButton(page).click()
    await page.waitForURL('/services/audits')
    await expect(editorStatus(page)).toHaveText(/^Undone/)
    await editorBar(page).getByRole('button', { name: 'Redo' }).click()
    await expect(editorStatus(page)).toHaveText(/^Done again/)
    await page.waitForURL('/services/reviews')
  })

  await test.step('opens the page above a removed one', async () => {
    const renamed = await edited.source()
    await editorBar(page).getByRole('button', { name: 'Pages', exact: true }).click()
    await openForm(page, 'Reviews', 'Remove')
    await panel(page)
      .getByRole('checkbox', { name: /^Remove menu items/ })
      .uncheck()
    const target = panel(page).getByRole('combobox', { name: 'Send visitors of this page to' })
    await expect(target).toHaveValue('/services')
    await target.selectOption('No page')
    await show(page)
    await expect(panel(page).getByRole('alert')).toContainText('would lead to no page')
    expect(await edited.source()).toBe(renamed)
    await target.selectOption('/services')
    await show(page)
    await write(page)
    await page.waitForURL('/services')
    await expect(editorStatus(page)).toContainText('“Reviews” is removed')
  })
})

test('the settings of the menu move an item, and the open page shows the new order', async ({
  page,
}) => {
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Change the menu' }).click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await expect(settings).toBeFocused()
  await chooseAction(page, 'Actions for no. 2: Services', 'Move up')
  const first = page.locator('header nav a').first()
  await expect(first).toHaveText('Services')
  // The page is loaded again, because its menu is another one.
  await waitForHydration(page)
  await expect(settings).toBeVisible()
  await undoButton(page).click()
  await expect(first).toHaveText('Home')
  await expect(editorStatus(page)).toHaveText('Undone: Menu “Services”.')
  await expectFocusAfterUndo(page)
})

test('the panels are accessible and cover nothing, also in a narrow window', async ({ page }) => {
  await openPanel(page)
  const bar = editorBar(page)
  const button = (name: string) => bar.getByRole('button', { name, exact: true })

  await test.step('an open panel does not cover the bar', async () => {
    for (const width of [1440, 800, 375]) {
      await resize(page, { width, height: 700 })
      const parts = page.locator('#page-editor > :is(section, aside)')
      const [barBox, panelBox] = await parts.evaluateAll((elements) =>
        elements.map((one) => one.getBoundingClientRect().toJSON()),
      )
      expect(panelBox.bottom).toBeLessThanOrEqual(barBox.top)
      expect(
        Math.min(barBox.left, barBox.top, width - barBox.right, 700 - barBox.bottom),
      ).toBeGreaterThanOrEqual(0)
    }
  })

  await test.step('is accessible', async () => {
    expect(await violations(page, '#page-editor')).toEqual([])
    const open = panel(page).getByRole('link', { name: 'Home' })
    await expect(open).toHaveAttribute('aria-current', 'page')
    await openForm(page, 'Audits of All Systems', 'Rename')
    await panel(page).getByRole('textbox', { name: 'Address' }).fill('/services/reviews')
    await show(page)
    await expect(consequences(page)).toBeVisible()
    expect(await violations(page, '#page-editor')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  })

  await test.step('Escape goes back', async () => {
    await page.keyboard.press('Escape')
    await expect(panel(page).getByRole('button', { name: 'Add a page' })).toBeVisible()
    await panel(page).getByRole('button', { name: 'Add a page' }).focus()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button('Pages')).toBeFocused()
  })

  await test.step('the bar covers nothing at the end of the page', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const bottom = () =>
      page.locator('body > footer').evaluate((one) => one.getBoundingClientRect().bottom)
    const top = (await page.getByRole('region', { name: 'Page editor' }).boundingBox())?.y ?? 0
    // The browser scrolls by whole pixels.
    await expect.poll(bottom).toBeLessThan(top + 1)
  })

  await test.step('one panel is open at a time, and the bar is inside the window', async () => {
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeFocused()
    await expect(button('Pages')).toBeInViewport({ ratio: 1 })
    for (const name of ['Changes', 'Settings', 'Pages']) {
      await button(name).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('#page-editor').getByRole('complementary')).toHaveCount(1)
      await expect(bar.locator('[aria-expanded=true]')).toHaveAccessibleName(name)
      await expect(page.getByRole('complementary', { name: new RegExp(`^${name}`) })).toBeFocused()
      await expect(button(name)).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
    await expect(button('Pages')).toBeFocused()
  })
})
