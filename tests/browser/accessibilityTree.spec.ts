import { isExpanded } from './support/isExpanded.ts'
import { formOn } from './support/formOn.ts'
import { forms } from './support/forms.ts'
import {
  desktopMenu,
  entryAt,
  firstParent,
  flatMenu,
  menu,
  menuTexts,
  wordsOf,
} from './support/menu.ts'
import { heroWithImages, manifest } from './support/manifest.ts'
import { expect, open, test } from './support/site.ts'
import { resize } from './support/window.ts'

const { shell, slideshow } = manifest.texts

/** The accessibility tree of the browser: roles, names and states. */

test('has its landmarks in order', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  await open(page, '/')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "${shell.skipLink}"
    - banner:
      - navigation "${shell.mainMenu}"
    - main:
      - heading [level=1]
    - contentinfo:
      - navigation
  `)
})

test('the menu has links, and buttons with a name and an expanded state', async ({ page }) => {
  const { index, text, children } = firstParent()
  const submenu = menuTexts.submenu(text)
  await resize(page, { width: 1440, height: 900 })
  await open(page, '/')
  const { entry, arrow } = entryAt(page, index)
  await expect.poll(() => isExpanded(arrow)).toBe(false)
  await expect(entry).toMatchAriaSnapshot(`
    - listitem:
      - link "${text}"
      - button "${submenu}"
  `)
  await expect(entry.getByRole('list')).toHaveCount(0)
  await arrow.click()
  await expect.poll(() => isExpanded(arrow)).toBe(true)
  await expect(entry).toMatchAriaSnapshot(`
    - listitem:
      - link "${text}"
      - button "${submenu}"
      - list:
${children.map((child) => `        - listitem:\n          - link "${wordsOf(child)}"`).join('\n')}
  `)
  await expect(desktopMenu(page).getByRole('menu')).toHaveCount(0)
  const current = menu.find(({ to }) => to === '/')
  if (current !== undefined) {
    const link = desktopMenu(page).getByRole('link', { name: current.text, exact: true })
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
})

test('the panel is a modal dialog with a name, a close button first, and all links', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 })
  await open(page, '/')
  const opener = page.getByRole('button', { name: menuTexts.open, exact: true })
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
  await opener.click()
  const panel = page.getByRole('dialog', { name: shell.menu, exact: true })
  await expect(panel.getByRole('button').first()).toHaveAccessibleName(menuTexts.close)
  await expect(panel.getByRole('link')).toHaveCount(flatMenu.length)
  // The tree does not contain the page behind a modal dialog.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const names = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
  expect(names.filter((one) => one.startsWith('main'))).toEqual([])
  expect(names).toContain(`dialog ${shell.menu}`)
})

test('the hero has one image, and a button that names its action', async ({ page }) => {
  const { path } = heroWithImages()
  await resize(page, { width: 1440, height: 900 })
  await open(page, path)
  const hero = page.locator('main > header')
  await expect(hero.locator('#hero-images')).toBeAttached()
  await expect(hero.getByRole('img')).toHaveCount(1)
  await expect(hero.getByRole('img')).toHaveAccessibleName(/\S/)
  const button = hero.getByRole('button')
  await expect(button).toHaveAccessibleName(slideshow.pause)
  await button.click()
  await expect(button).toHaveAccessibleName(slideshow.play)
  await expect(hero.locator('[aria-live]:not([aria-hidden="true"] *)')).toHaveCount(0)
})

for (const definition of forms) {
  const { id, path, fields } = definition
  test(`${id}: each field has its label as its name, its required state and its error`, async ({
    page,
  }) => {
    await open(page, path)
    const form = formOn(page, definition)
    for (const { name, label, required, kind } of fields) {
      const field = form.field(name)
      // Some fields appear only after an option is selected.
      if (!(await field.isVisible())) continue
      const isGroup = kind === 'radio' || kind === 'checkboxes'
      if (!isGroup || required) await expect(field).toHaveAccessibleName(new RegExp(escaped(label)))
      if (required && !isGroup) await expect(field).toHaveAttribute('required')
    }
    await expect(form.button).toHaveAccessibleName(/\S/)
    await expect(form.status).toHaveRole('status')
    // Without `force`, Playwright waits until the button is enabled.
    await form.button.click({ force: true })
    for (const { name } of fields.filter((one) => one.required)) {
      await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect(form.field(name)).toHaveAccessibleDescription(/\S/)
    }
    await expect(
      form.root.getByRole('region').or(form.root.getByRole('group')).first(),
    ).toBeVisible()
  })
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
