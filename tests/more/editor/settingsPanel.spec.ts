import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/support/expectedErrors.ts'
import { editedProject, openEditor } from '../../browser/support/pageEditor.ts'
import {
  IMAGE,
  openSettingsOf,
  other,
  PATH,
  settingsButton,
  settingsSite,
  shield,
} from '../../browser/support/settingsSite.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

const edited = editedProject(settingsSite)

const source = () => edited.source()

const openSettings = (page: Page, part: string) =>
  openSettingsOf(page, `${edited.origin}${PATH}`, part)

/** Undoes the last change, and expects the bytes from before it. */
async function undo(page: Page, before: string) {
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(source, { timeout: 60_000 }).toBe(before)
}

/** What was inserted into a text at one place. */
function inserted(before: string, after: string): string {
  let start = 0
  while (before[start] === after[start]) start += 1
  const end = before.length - start
  expect(after.endsWith(before.slice(start))).toBe(true)
  return after.slice(start, after.length - end)
}

test('a choice is saved at once, shown by the page, and undone', async ({ page }) => {
  const before = await source()
  const { panel, saved } = await openSettings(page, 'Cards')
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Cards', exact: true }),
  })
  const background = () => section.evaluate((element) => getComputedStyle(element).backgroundColor)
  const plain = await background()
  await panel.getByRole('combobox', { name: 'Tone' }).selectOption('dark')
  await saved()
  expect(inserted(before, await source()).trim()).toBe("tone: 'dark',")
  await expect.poll(background).not.toBe(plain)
  await undo(page, before)
  await expect.poll(background).toBe(plain)
  await expect(panel.getByRole('combobox', { name: 'Tone' })).toHaveValue('')
})

test('a link and an icon are chosen by keyboard', async ({ page }) => {
  const before = await source()
  const { panel, saved } = await openSettings(page, 'Cards')
  await panel.getByText('First card').focus()
  await page.keyboard.press('Enter')
  const card = panel.getByRole('group', { name: 'First card', exact: true })
  const link = card.getByRole('combobox', { name: 'Link' })
  await link.press('ControlOrMeta+a')
  await page.keyboard.type(`${PATH}#te`)
  await expect(panel.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await saved()
  const linked = before.replace(
    /(title: 'First card',\s+link: )'\/'/,
    (_, start: string) => `${start}'${PATH}#text'`,
  )
  expect(await source()).toBe(linked)
  await expect(link).toBeFocused()
  const icon = card.getByRole('combobox', { name: 'Icon' })
  await icon.press('ControlOrMeta+a')
  await page.keyboard.type(other)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(source, { timeout: 60_000 }).not.toBe(linked)
  await saved()
  expect(await source()).toBe(
    linked.replace(
      new RegExp(
        `icon: '${shield}', title: 'First card'|icon: '${shield}',\\s+title: 'First card'`,
      ),
      (found) => found.replace(shield, other),
    ),
  )
  await undo(page, linked)
  await undo(page, before)
})

test('an image is found by its name and chosen by keyboard', async ({ page }) => {
  const before = await source()
  const { panel } = await openSettings(page, 'Text')
  const image = panel.getByRole('combobox', { name: 'Image', exact: true })
  await image.focus()
  await page.keyboard.type(IMAGE)
  await expect(panel.getByRole('listbox').getByRole('option').first().locator('img')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(source, { timeout: 60_000 }).not.toBe(before)
  expect(inserted(before, await source()).trim()).toContain(`image: '${IMAGE}'`)
  // A new image can reload the page. The panel stays open.
  await expect(page.locator('main picture img').last()).toBeVisible()
  await expect(image).toHaveValue(IMAGE)
  await undo(page, before)
})

test('an optional property is added and removed', async ({ page }) => {
  const before = await source()
  const { panel, saved } = await openSettings(page, 'Text')
  const id = panel.getByRole('textbox', { name: 'Id' })
  await id.fill('own-id')
  await id.press('Enter')
  await saved()
  expect(inserted(before, await source()).trim()).toBe("id: 'own-id',")
  await expect(page.locator('main #own-id')).toBeVisible()
  await expect(id).toBeFocused()
  await id.fill('')
  await id.press('Tab')
  await expect.poll(source, { timeout: 60_000 }).toBe(before)
})

test('a rejected value stays in its field with the message, and no file changes', async ({
  page,
}) => {
  const before = await source()
  const { panel } = await openSettings(page, 'Cards')
  const perRow = panel.getByRole('textbox', { name: 'Per row' })
  await perRow.fill('9')
  await perRow.press('Enter')
  await expect(perRow).toHaveAccessibleDescription(/5/)
  await expect(perRow).toHaveAttribute('aria-invalid', 'true')
  await expect(perRow).toHaveValue('9')
  await expect(perRow).toBeFocused()
  expect(await source()).toBe(before)
  await panel.getByText('First card').click()
  const link = panel
    .getByRole('group', { name: 'First card', exact: true })
    .getByRole('combobox', { name: 'Link' })
  await link.fill('/no-such-page')
  await link.press('Enter')
  await expect(link).toHaveAccessibleDescription(/no-such-page/)
  expect(await source()).toBe(before)
  // The first Escape restores the value, the second one closes the panel.
  await perRow.press('Escape')
  await expect(perRow).toHaveValue('2')
  await perRow.press('Escape')
  await expect(panel).toBeHidden()
  await expect(settingsButton(page)).toBeFocused()
})

test('a new entry of a list with a missing value is not added', async ({ page }) => {
  const before = await source()
  const { panel } = await openSettings(page, 'Cards')
  await panel.getByRole('button', { name: 'Add an entry to Cards' }).click()
  const form = panel.getByRole('form', { name: 'Add an entry to Cards' })
  await form.getByRole('combobox', { name: 'Icon' }).fill(other)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Add' }).click()
  const title = form.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveAccessibleDescription(/empty/)
  expect(await source()).toBe(before)
})

test('the toolbar of a section opens its settings, and a moved entry keeps the focus', async ({
  page,
}) => {
  const before = await source()
  await openEditor(page, `${edited.origin}${PATH}`)
  const opener = page
    .getByRole('toolbar', { name: 'Section: Cards' })
    .getByRole('button', { name: 'Settings' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await expect(panel).toBeFocused()
  const part = panel.getByRole('combobox', { name: 'Settings of' }).locator('option:checked')
  await expect(part).toHaveText('Cards')
  const down = panel.getByRole('group', { name: 'Entry 1: First' }).getByText('Down')
  await down.focus()
  await page.keyboard.press('Enter')
  // It is the last entry now, so it cannot be moved down.
  const moved = panel.getByRole('group', { name: 'Entry 2: First card' })
  await expect(moved.getByRole('button', { name: 'Up', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(down).toBeFocused()
  await expect.poll(source).toBe(before)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
})
