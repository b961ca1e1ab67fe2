import { isExpanded } from './support/expanded.ts'
import { formOn, forms } from './support/forms.ts'
import { desktopMenu, entryAt, flatMenu, menu, parents, wordsOf } from './support/menu.ts'
import { heroes } from './support/place.ts'
import { expect, open, test } from './support/site.ts'
import { resize } from './support/window.ts'

/** What a screen reader is told: roles, names and states, as the browser computes them. */

test('a page’s landmarks, in order', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  await open(page, '/')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - navigation "Main"
    - main:
      - heading [level=1]
    - contentinfo:
      - navigation
  `)
})

test('the menu: links, and buttons that say what they unfold and whether they have', async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 })
  await open(page, '/')
  const { index, text, children } = parents[0] ?? { index: 0, text: '', children: [] }
  const { entry, arrow } = entryAt(page, index)
  await expect.poll(() => isExpanded(arrow)).toBe(false)
  await expect(entry).toMatchAriaSnapshot(`
    - listitem:
      - link "${text}"
      - button "${text} submenu"
  `)
  await expect(entry.getByRole('list')).toHaveCount(0)
  await arrow.click()
  await expect.poll(() => isExpanded(arrow)).toBe(true)
  await expect(entry).toMatchAriaSnapshot(`
    - listitem:
      - link "${text}"
      - button "${text} submenu"
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

test('the panel: a modal dialog with a name, a way out first, and every link', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  await open(page, '/')
  const opener = page.getByRole('button', { name: 'Open Menu', exact: true })
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Menu', exact: true })
  await expect(panel.getByRole('button').first()).toHaveAccessibleName('Close Menu')
  await expect(panel.getByRole('link')).toHaveCount(flatMenu.length)
  // What is behind a modal dialog is not in the tree.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const names = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
  expect(names.filter((one) => one.startsWith('main'))).toEqual([])
  expect(names).toContain('dialog Menu')
})

test('the hero: one image, and a button that says what a press does', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  const rotating = heroes.find(({ images }) => images.length > 1)
  await open(page, rotating?.path ?? '')
  const hero = page.locator('main > header')
  await expect(hero.locator('#hero-images')).toBeAttached()
  await expect(hero.getByRole('img')).toHaveCount(1)
  await expect(hero.getByRole('img')).toHaveAccessibleName(/\S/)
  const button = hero.getByRole('button')
  await expect(button).toHaveAccessibleName('Pause background')
  await button.click()
  await expect(button).toHaveAccessibleName('Play background')
  await expect(hero.locator('[aria-live]:not([aria-hidden="true"] *)')).toHaveCount(0)
})

for (const { id, path, fields } of forms) {
  test(`${id}: each field has its label for a name, says that it is required and what is wrong`, async ({
    page,
  }) => {
    await open(page, path)
    const form = formOn(page, id)
    for (const { name, label, required, kind } of fields) {
      const field = form.field(name)
      // Some fields are there once an option asks for them.
      if (!(await field.isVisible())) continue
      const isGroup = kind === 'radio' || kind === 'checkboxes'
      if (!isGroup || required) await expect(field).toHaveAccessibleName(new RegExp(escaped(label)))
      if (required && !isGroup) await expect(field).toHaveAttribute('required')
    }
    await expect(form.button).toHaveAccessibleName(/\S/)
    await expect(form.status).toHaveRole('status')
    // Playwright itself would wait until the button is enabled.
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
