import type { Page } from '@playwright/test'
import { ENDPOINT } from '../../../generator/editor/protocol.ts'
import { expect, test, type EditedProject } from './support/editorTest.ts'
import { editorBar, editorStatus, openEditor } from './support/pageEditor.ts'
import {
  chooseAction,
  openSettings,
  settingsButton,
  showSitePart,
} from './support/settingsPanel.ts'
import { SETTINGS_PATH, tagOfUnusedIcon, unusedIcon } from './support/sites.ts'

/** Undoes the last change, and expects the bytes from before it. */
async function undo(page: Page, { source }: EditedProject, before: string) {
  await editorBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(source).toBe(before)
}

test('values are chosen, saved, shown by the page, and undone', async ({ page, edited }) => {
  const before = await edited.source()
  const { panel, show, saved } = await openSettings(page, 'Cards')
  const card = panel.getByRole('group', { name: 'First card', exact: true })

  await test.step('a choice is saved at once', async () => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Cards', exact: true }),
    })
    const background = () => section.evaluate((one) => getComputedStyle(one).backgroundColor)
    const plain = await background()
    const tone = panel.getByRole('combobox', { name: 'Background' })
    await panel.getByRole('button', { name: /^More/ }).click()
    await tone.focus()
    await page.keyboard.press('Enter')
    await panel.getByRole('option', { name: 'Dark' }).click()
    await saved()
    await expect.poll(background).not.toBe(plain)
    await undo(page, edited, before)
    await expect.poll(background).toBe(plain)
    await expect(tone).toHaveValue('Default: Light')
  })

  await test.step('a link is chosen by its target, an icon by its tag, by keyboard', async () => {
    await panel.getByRole('button', { name: /^First card/ }).focus()
    await page.keyboard.press('Enter')
    const link = card.getByRole('combobox', { name: 'Link' })
    await link.press('ControlOrMeta+a')
    await page.keyboard.type(`${SETTINGS_PATH}#te`)
    await expect(panel.getByRole('listbox').getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await saved()
    const linked = await edited.source()
    expect(linked).toContain(`link: '${SETTINGS_PATH}#text'`)
    await expect(link).toBeFocused()
    const icon = card.getByRole('combobox', { name: 'Icon' })
    await icon.press('ControlOrMeta+a')
    await page.keyboard.type(tagOfUnusedIcon)
    const option = panel.getByRole('listbox').getByRole('option', { name: unusedIcon }).first()
    await expect(option.locator('svg')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(edited.source).not.toBe(linked)
    await saved()
    expect(await edited.source()).toContain(`icon: '${unusedIcon}'`)
    await undo(page, edited, linked)
    await undo(page, edited, before)
  })

  await test.step('an optional property is added and removed', async () => {
    await show('Text')
    await panel.getByRole('button', { name: /^More .*Address of the section/ }).click()
    const id = panel.getByRole('textbox', { name: 'Address of the section' })
    await id.fill('own-id')
    await id.press('Enter')
    await saved()
    await expect(page.locator('main #own-id')).toBeVisible()
    await expect(id).toBeFocused()
    await id.fill('')
    await id.press('Tab')
    await expect.poll(edited.source).toBe(before)
  })

  await test.step('an image is found by its name and chosen by keyboard', async () => {
    const image = panel.getByRole('combobox', { name: 'Picture', exact: true })
    await image.focus()
    await page.keyboard.type('sample')
    const option = panel.getByRole('listbox').getByRole('option').first()
    await expect(option.locator('img')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(edited.source).not.toBe(before)
    // A new image can reload the page. The panel stays open.
    await expect(page.locator('main picture img').last()).toBeVisible()
    await expect(image).toHaveValue('Sample')
  })
})

test('a rejected value stays in its field with the message, and no file changes', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  const { panel } = await openSettings(page, 'Cards')
  const perRow = panel.getByRole('textbox', { name: 'Cards in a row' })

  await test.step('of a number', async () => {
    await perRow.fill('9')
    await perRow.press('Enter')
    await expect(perRow).toHaveAccessibleDescription(/5/)
    await expect(perRow).toHaveAttribute('aria-invalid', 'true')
    await expect(perRow).toHaveValue('9')
    await expect(perRow).toBeFocused()
    expect(await edited.source()).toBe(before)
  })

  await test.step('it is still there after a reload, and Enter sends it again', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(perRow).toHaveValue('9')
    await expect(perRow).toHaveAccessibleDescription(/Not saved yet/)
    await perRow.press('Enter')
    await expect(perRow).toHaveAccessibleDescription(/5/)
  })

  await test.step('a button restores the value; then keys undo and redo the last change of the site', async () => {
    await panel.getByRole('button', { name: 'Use the saved one' }).click()
    await expect(perRow).toHaveValue('2')
    await perRow.fill('3')
    await perRow.press('Enter')
    // Also while the value is being saved.
    await perRow.press('ControlOrMeta+z')
    await expect(page.getByText(/^Undone/)).toBeVisible()
    await expect(perRow).toHaveValue('2')
    await expect(perRow).toBeFocused()
    expect(await edited.source()).toBe(before)
    await perRow.press('ControlOrMeta+Shift+z')
    await expect(perRow).toHaveValue('3')
    await expect(perRow).toBeFocused()
    await perRow.press('ControlOrMeta+z')
    await expect.poll(edited.source).toBe(before)
  })

  await test.step('the first Escape restores the value, the second one closes the panel', async () => {
    await perRow.fill('9')
    await perRow.press('Escape')
    await expect(perRow).toHaveValue('2')
    await perRow.press('Escape')
    await expect(panel).toBeHidden()
    await expect(settingsButton(page)).toBeFocused()
  })

  await test.step('the bar opens the settings of the page, not of the last section, which may be out of view', async () => {
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('radio', { name: 'Page' })).toBeChecked()
  })
})

test('the page shows how it looks in search results, also after another page was open', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  const { panel } = await openSettings(page, 'Cards')
  await page.goto('/')
  const title = panel.getByRole('textbox', { name: 'Title' })
  const result = panel.getByRole('region', { name: 'Search result' })
  await title.fill('A title that is too long for a search result because it has too many words')
  await expect(result).toContainText(/\| A title .* …/)
  await expect(result).toContainText('of which search engines show about 60')
  await title.press('Escape')
  await expect(result).not.toContainText('A title')
  expect(await edited.source()).toBe(before)
})

test('an inserted value is a chip in the field of its text, and typing keeps it', async ({
  page,
  edited,
}) => {
  const { panel, saved } = await openSettings(page, 'Cards')
  await panel.getByRole('radio', { name: 'Page' }).press('Space')
  const field = panel.getByRole('textbox', { name: 'Description' })
  await expect(field).toHaveValue(/^A page of a small company/)
  await edited.edit('site.manifest.ts', 'const PROMISES', "const COMPANY = 'Acme'\n$&")
  await edited.edit(
    'site.manifest.ts',
    /'A page of a small company([^']*)'/,
    '`A page of ${COMPANY}$1`',
  )
  await expect(field).toHaveText(/^A page of Acme with/)
  // The page and the settings are loaded again for each of the two changes.
  await expect(panel).toHaveAttribute('aria-busy', 'false')
  const before = await edited.source()

  await test.step('Escape restores the text, Ctrl+Z undoes typing', async () => {
    await field.press('ControlOrMeta+End')
    await page.keyboard.type(' More.')
    await expect(field).toHaveText(/ More\.$/)
    await page.keyboard.press('Escape')
    await expect(field).not.toHaveText(/ More\.$/)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await expect(field).toHaveText('')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveText(/^A page of Acme with/)
    await expect(page.getByText(/^Undone/)).toBeHidden()
  })

  await test.step('a text without the value is rejected, in words', async () => {
    await field.press('ControlOrMeta+a')
    await page.keyboard.type('A page.')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/“Acme”/)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(await edited.source()).toBe(before)
  })

  await test.step('what is typed stays after a reload, and is saved; then Ctrl+Z undoes it', async () => {
    await page.keyboard.press('Escape')
    await field.press('ControlOrMeta+Home')
    await page.keyboard.type('Here: ')
    await expect(field).toHaveText(/^Here: A page of Acme with/)
    await page.reload()
    await expect(field).toHaveText(/^Here: A page of Acme with/)
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await saved()
    expect(await edited.source()).toContain('`Here: A page of ${COMPANY} with')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(edited.source).toBe(before)
    await expect(field).toHaveText(/^A page of Acme with/)
  })
})

test('a menu item is added with the keyboard', async ({ page, edited }) => {
  const before = await edited.source()
  const { panel } = await openSettings(page, 'Cards')
  // The header, which is always visible: the page stays where it is.
  await page.evaluate(() => scrollTo(0, 200))
  await showSitePart(page, 'Menu')
  expect(await page.evaluate(() => scrollY)).toBe(200)
  const add = panel.getByRole('button', { name: 'Add to Menu' })
  await add.press('Enter')
  await expect.poll(edited.source, { timeout: 60_000 }).not.toBe(before)
  const text = panel.getByRole('textbox', { name: 'Text' }).last()
  await expect(text).toBeFocused()
  await page.keyboard.type('About')
  await page.keyboard.press('Enter')
  const item = page.locator('body > header').getByText('About', { exact: true })
  await expect(item.first()).toBeAttached()
})

test('the toolbar of a section opens its settings, and a moved entry keeps the focus', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, SETTINGS_PATH)
  const opener = page
    .getByRole('toolbar', { name: 'Section: Cards' })
    .getByRole('button', { name: 'Settings' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await expect(panel).toBeFocused()
  const part = panel.getByRole('combobox', { name: 'Section' }).locator('option:checked')
  await expect(part).toHaveText('Cards')
  // Beside the panel, the tools of the section cover nothing of it.
  const cards = await page
    .locator('main > section li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right))
  const tools = await opener.evaluate((tool) => tool.parentElement?.getBoundingClientRect().left)
  expect(tools).toBeGreaterThanOrEqual(Math.max(...cards))
  const actions = (entry: string) => panel.getByRole('button', { name: `Actions for ${entry}` })
  await chooseAction(page, 'Actions for no. 1: First card', 'Move down')
  await expect(actions('no. 2: First card')).toBeFocused()
  await expect(editorStatus(page)).toHaveText('Saved.')
  await chooseAction(page, 'Actions for no. 2: First card', 'Move up')
  await expect(actions('no. 1: First card')).toBeFocused()
  await expect.poll(edited.source).toBe(before)
  await expect(editorStatus(page)).toHaveText('Saved.')

  await test.step('an entry is dragged to the position of another one', async () => {
    const second = panel.locator('li').nth(1)
    // No drag begins while the panel is scrolled.
    await second.scrollIntoViewIfNeeded()
    const { height = 0 } = (await second.boundingBox()) ?? {}
    const targetPosition = { x: 50, y: height - 5 }
    await panel.getByTitle('Drag to move').first().dragTo(second, { targetPosition })
    await expect(actions('no. 2: First card')).toBeVisible()
    await expect.poll(edited.source).not.toBe(before)
    await undo(page, edited, before)
    await expect(actions('no. 1: First card')).toBeVisible()
  })
  await panel.focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()

  await test.step('a new entry has the focus on what visitors read, not on its first field', async () => {
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Add to Cards' }).press('Enter')
    await expect(panel.getByRole('textbox', { name: 'Title' }).last()).toBeFocused()
    await expect(editorStatus(page)).toHaveText('Saved.')
    await undo(page, edited, before)
  })

  await test.step('the focus stays in another field to which the author has gone meanwhile', async () => {
    let reply = () => {}
    const replied = new Promise<void>((resolve) => (reply = resolve))
    await page.route(`**${ENDPOINT}`, async (route) => {
      if (route.request().postData()?.includes('"newValue"') === true) await replied
      await route.continue()
    })
    await panel.getByRole('button', { name: 'Add to Cards' }).press('Enter')
    const heading = panel.getByRole('textbox', { name: 'Heading' })
    await heading.focus()
    reply()
    await expect(panel.getByRole('button', { name: /^Actions for no. 3/ })).toBeVisible()
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(heading).toBeFocused()
    await undo(page, edited, before)
  })
})

test('a list with shared entries: they move together, get an entry, and are replaced by copies', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  const { panel } = await openSettings(page, 'Promises')
  const shared = panel.getByRole('region', { name: '2 shared entries' })
  await expect(shared).toContainText('used by page “Settings of this page”')
  await chooseAction(page, 'Actions for no. 1: 2 shared entries', 'Move down')
  await expect.poll(edited.source).toContain("paragraphs: ['A third one.', ...PROMISES]")
  await undo(page, edited, before)
  const actions = panel.getByRole('button', { name: 'Actions for no. 1: 2 shared entries' })
  await expect(actions).toBeVisible()
  await panel.getByRole('button', { name: 'Add a shared entry' }).press('Enter')
  await expect
    .poll(edited.source)
    .toMatch(
      /PROMISES = \[\s+'The first one\.',\s+'The second one\.',\s+sample\('New entry[^']*'\),\s+\] as const/,
    )
  await expect(panel.getByRole('textbox', { name: 'Paragraph 3' })).toBeFocused()
  await undo(page, edited, before)
  await chooseAction(page, 'Actions for no. 1: 2 shared entries', 'Replace with copies')
  await expect
    .poll(async () => (await edited.source()).replaceAll(/\s+/g, ' '))
    .toContain("paragraphs: ['The first one.', 'The second one.', 'A third one.']")
  expect(await edited.source()).not.toContain('PROMISES')
  await undo(page, edited, before)
})
