import { isExpanded } from './support/isExpanded.ts'
import { formOn, forms } from './support/forms.ts'
import { desktopMenu, entryAt, flatMenu, menu, parents, wordsOf } from './support/menu.ts'
import { heroes } from './support/manifest.ts'
import { expect, open, test } from './support/site.ts'
import { resize } from './support/window.ts'

/** The accessibility tree of the browser: roles, names and states. */

test('has its landmarks in order', async ({ page }) => {
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

test('the menu has links, and buttons with a name and an expanded state', async ({ page }) => {
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

test('the panel is a modal dialog with a name, a close button first, and all links', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 })
  await open(page, '/')
  const opener = page.getByRole('button', { name: 'Open Menu', exact: true })
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Menu', exact: true })
  await expect(panel.getByRole('button').first()).toHaveAccessibleName('Close Menu')
  await expect(panel.getByRole('link')).toHaveCount(flatMenu.length)
  // The tree does not contain the page behind a modal dialog.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const names = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
  expect(names.filter((one) => one.startsWith('main'))).toEqual([])
  expect(names).toContain('dialog Menu')
})

test('the hero has one image, and a button that names its action', async ({ page }) => {
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
  test(`${id}: each field has its label as its name, its required state and its error`, async ({
    page,
  }) => {
    await open(page, path)
    const form = formOn(page, id)
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
