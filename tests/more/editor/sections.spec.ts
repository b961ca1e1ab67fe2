import type { Page, Route } from '@playwright/test'
import { sectionDoc } from '../../../generator/edits/describe/sectionKinds.ts'
import { ENDPOINT } from '../../../generator/editor/protocol.ts'
import { violations } from '../../browser/audit/axe.ts'
import { expect as expectSoon, test, type EditedProject } from './support/editorTest.ts'
import { editorStatus, openEditor, undoButton } from './support/pageEditor.ts'
import { chooseAction, settingsButton } from './support/settingsPanel.ts'
import { SETTINGS_PATH } from './support/sites.ts'

// Each change checks and generates the whole site, which takes long on a busy machine.
const expect = expectSoon.configure({ timeout: 90_000 })

const toolbars = (page: Page) => page.getByRole('toolbar', { name: /^Section: / })

/** A button in the toolbar of the section at an index. */
const button = (page: Page, index: number, name: string) =>
  toolbars(page).nth(index).getByRole('button', { name, exact: true })

/** The headings of the sections in the document. */
const headings = (page: Page) => page.locator('main > section h2').allInnerTexts()

/** Presses a key until the focused element has a name. */
async function pressUntilFocused(page: Page, key: string, name: string): Promise<void> {
  const focused = page.locator(':focus')
  await expect(async () => {
    if (
      !(await focused.evaluate(
        (element, text) => [element.ariaLabel, element.textContent].includes(text),
        name,
      ))
    ) {
      await page.keyboard.press(key)
      throw new Error(`"${name}" is not focused.`)
    }
  }).toPass()
}

/** Opens the focused menu and chooses an item. */
async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await pressUntilFocused(page, 'ArrowDown', name)
  await page.keyboard.press('Enter')
}

/** Inserts a section at the top of the page with the keyboard. It is saved, or there is a problem. */
async function insertAtTop(page: Page, kind: string, problem?: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Insert a section at the top' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Insert a section' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  const { name } = sectionDoc(kind)
  await page.keyboard.type(name)
  await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  await pressUntilFocused(page, 'Tab', name)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  if (problem !== undefined) await expect(editorStatus(page)).toContainText(problem)
  const focused =
    problem === undefined ? button(page, 0, 'Insert a section after this one') : opener
  await expect(focused).toBeFocused()
}

test('inserts, moves, duplicates and removes a section with the keyboard', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, '/')
  await expect(toolbars(page).first()).toBeVisible()
  // The development server may have changes of earlier tests in its history.
  const enabled = await undoButton(page).isEnabled()
  const status = editorStatus(page)
  await insertAtTop(page, 'addresses', 'declares no place')
  expect(await edited.source()).toBe(before)
  await insertAtTop(page, 'buttonLinks')
  const [own = '', ...others] = await headings(page)
  expect(own).toBe(sectionDoc('buttonLinks').name)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(status).toContainText('to position 2 of')
  await expect(button(page, 1, 'Move down')).toBeFocused()
  expect(await headings(page)).toEqual([others[0], own, ...others.slice(1)])
  // Both pairs of arrow keys: the tools are a column, and with fingers a row.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 1, 'Move down')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(status).toContainText('to position 1 of')
  await expect(button(page, 0, 'Move up')).toBeFocused()
  expect(await headings(page)).toEqual([own, ...others])
  await pressUntilFocused(page, 'ArrowRight', 'More actions')
  await chooseFromMenu(page, 'Duplicate')
  await expect(button(page, 1, 'More actions')).toBeFocused()
  const [, copy, ...rest] = await headings(page)
  expect(copy).toBe(own)
  expect(rest).toEqual(others)
  await chooseFromMenu(page, 'Remove')
  await expect(status).toContainText('Removed')
  await expect(button(page, 1, 'More actions')).toBeFocused()
  await expect.poll(() => headings(page)).toEqual([own, ...others])
  await undoAll(page, edited, before)
  await expect(undoButton(page)).toBeEnabled({ enabled })
})

/** Undoes changes by keyboard until the manifest is as before. */
async function undoAll(page: Page, { source }: EditedProject, before: string): Promise<void> {
  while ((await source()) !== before) {
    const current = await source()
    await expect(undoButton(page)).toBeEnabled()
    await undoButton(page).press('Enter')
    await expect.poll(source).not.toBe(current)
  }
}

test('copies a section to another page with the keyboard, and opens it', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, SETTINGS_PATH)
  await button(page, 0, 'More actions').focus()
  await chooseFromMenu(page, 'Copy to another page')
  const heading = (await headings(page))[0] ?? ''
  const dialog = page.getByRole('dialog', { name: `Copy “${heading}”` })
  await expect(dialog.getByRole('combobox', { name: 'Page' })).toBeFocused()
  await page.keyboard.type('Audits of All')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Position' }).selectOption('At the top')
  await dialog.getByRole('button', { name: 'Copy the section' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Open the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('/services/audits')
  await expect.poll(async () => (await headings(page))[0]).toBe(heading)
  await undoAll(page, edited, before)
})

test('the settings of a page list its sections', async ({ page, edited }) => {
  const before = await edited.source()
  await openEditor(page, SETTINGS_PATH)
  await settingsButton(page).click()
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await panel.getByRole('radio', { name: 'Page' }).press('Space')
  const list = panel.getByRole('group', { name: 'Sections' })
  const [first = '', second = '', ...others] = await headings(page)
  await chooseAction(page, `Actions for no. 1: ${first}`, 'Move down')
  await expect.poll(() => headings(page)).toEqual([second, first, ...others])
  await list.getByRole('button', { name: first, exact: true }).click()
  await expect(
    panel.getByRole('combobox', { name: 'Section' }).locator('option:checked'),
  ).toHaveText(first)
  await undoAll(page, edited, before)
})

test('the tools of the section with the pointer or the focus are visible, and a button between each two sections', async ({
  page,
}) => {
  await openEditor(page, '/')
  await expect(toolbars(page).first()).toBeAttached()
  const inserts = page.locator('#page-editor [data-button=plus]')
  expect(await inserts.count()).toBe((await headings(page)).length + 1)
  expect(await clickable(page, 'settings')).toEqual([])
  expect(await clickable(page, 'plus')).toEqual([])
  await page.locator('main > section').first().hover()
  await expect.poll(() => clickable(page, 'settings')).toEqual([0])
  await expect.poll(() => clickable(page, 'plus')).toEqual([-1, 0])
  await page.locator('body > footer').hover()
  await expect.poll(() => clickable(page, 'settings')).toEqual([])
  await button(page, 0, 'Settings').focus()
  await expect.poll(() => clickable(page, 'settings')).toEqual([0])
})

/** The indices of the sections whose button is visible. */
const clickable = (page: Page, name: string) =>
  page.locator('[data-section]').evaluateAll(
    (frames, icon) =>
      frames.flatMap((frame) => {
        const options = { opacityProperty: true }
        const isVisible = frame.querySelector(`[data-button=${icon}]`)?.checkVisibility(options)
        return isVisible === true ? [Number(frame.getAttribute('data-section'))] : []
      }),
    name,
  )

test('a click on a button of a section waits while its heading is saved', async ({ page }) => {
  await openEditor(page, SETTINGS_PATH)
  await page.getByRole('button', { name: 'Edit Cards, heading: Cards' }).click()
  await expect(page.getByRole('textbox', { name: 'Cards, heading' })).toBeFocused()
  await page.keyboard.type('More')
  // The section has another id then.
  await button(page, 0, 'Insert a section after this one').click()
  await expect(page.getByRole('dialog', { name: 'Insert a section' })).toBeVisible()
})

test('with fingers, an inserted section is the selected one, and an open text has buttons', async ({
  browser,
  baseURL,
  edited,
}) => {
  const before = await edited.source()
  const viewport = { width: 375, height: 700 }
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openEditor(page, '/')
  await expect(toolbars(page).first()).toBeAttached()
  const sections = page.locator('main > section')
  await sections.first().evaluate((section) => section.scrollIntoView({ block: 'center' }))
  // Beside the texts.
  await sections.first().tap({ position: { x: 5, y: 5 } })
  await expect(page.locator('[data-selected]')).toHaveAttribute('data-section', '0')
  const tools = toolbars(page).first()
  const sides = await tools.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return [width, height]
    }),
  )
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(44)
  // They cover no text at the start of the section.
  const toolTop = async (index: number) =>
    (await button(page, index, 'Settings').boundingBox())?.y ?? 0
  expect(await toolTop(0)).toBeGreaterThan(viewport.height / 2)
  await button(page, 0, 'Insert a section after this one').tap()
  const dialog = page.getByRole('dialog', { name: 'Insert a section' })
  const { name } = sectionDoc('buttonLinks')
  await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  expect(await violations(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name, exact: true }).tap()
  await expect(editorStatus(page)).toContainText('Inserted.')
  await expect(page.locator('[data-selected]')).toHaveAttribute('data-section', '1')
  await expect(sections.nth(1)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => clickable(page, 'settings')).toEqual([1])
  // Also when the section is at the top of the window, they cover none of its texts.
  const section = sections.nth(1)
  await section.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top))
  const heading = section.getByRole('heading')
  const { y = 0, height = 0 } = (await heading.boundingBox()) ?? {}
  expect(await toolTop(1)).toBeGreaterThan(y + height)

  const text = await heading.innerText()
  const edit = page.getByRole('button', { name: `Edit ${text}, heading: ${text}` })
  await edit.tap()
  await expect(page.getByRole('textbox', { name: `${text}, heading` })).toBeFocused()
  await expect(editorStatus(page)).toContainText('Tap Done')
  await page.keyboard.press('End')
  await page.keyboard.type(' here')
  await page.getByRole('button', { name: 'Done', exact: true }).tap()
  await expect(page.locator('[contenteditable=true]')).toHaveCount(0)
  await expect(heading).toHaveText(`${text} here`)
  await undoAll(page, edited, before)
  await context.close()
})

test('moves a section by dragging', async ({ page, edited }) => {
  // Two sections that fit into the window, also on a site with one.
  await openEditor(page, '/')
  await expect(toolbars(page).first()).toBeVisible()
  await insertAtTop(page, 'buttonLinks')
  await insertAtTop(page, 'buttonLinks')
  const before = await edited.source()
  const [first = '', second = '', ...others] = await headings(page)
  const drag = async () => {
    // Only the section with the pointer has a toolbar.
    await page.locator('main > section').first().hover()
    const handle = toolbars(page).first().getByTitle('Drag to move')
    await handle.hover()
    await page.mouse.down()
    // The browser starts to drag before the page is scrolled: `hover` could scroll it.
    const { x: left = 0, y: top = 0 } = (await handle.boundingBox()) ?? {}
    await page.mouse.move(left + 2, top + 2)
    const target = page.locator('main > section').nth(1)
    const y = ((await target.boundingBox())?.height ?? 0) - 5
    for (const x of [5, 10]) await target.hover({ position: { x, y }, force: true })
    await expect(page.locator('[data-drop]')).toBeVisible()
    await expect(page.locator('[data-drop="1"]')).toBeAttached()
  }

  await test.step('Escape cancels it', async () => {
    await drag()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.locator('[data-drop]')).toHaveCount(0)
    expect(await edited.source()).toBe(before)
  })

  await test.step('the end of the drag moves it', async () => {
    await drag()
    await page.mouse.up()
    await expect(editorStatus(page)).toContainText('to position 2 of')
    await expect.poll(() => headings(page)).toEqual([second, first, ...others])
  })
})

test('a moved, removed or duplicated section is shown so before it is saved, and as before if it is rejected', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  const requests: Route[] = []
  await page.route(`**${ENDPOINT}`, async (route) => {
    if (route.request().postData()?.includes('"apply"') === true) requests.push(route)
    else await route.continue()
  })
  const sent = async (count: number) => expect.poll(() => requests.length).toBe(count)
  await openEditor(page, SETTINGS_PATH)
  await expect(toolbars(page).first()).toBeVisible()
  const [first, second, ...others] = await visibleHeadings(page)
  const reject = async () => {
    const problems = [{ message: 'It must be first.' }]
    await requests.at(-1)?.fulfill({ json: { result: 'rejected', problems } })
    await expect(editorStatus(page)).toHaveText('It must be first.')
    expect(await visibleHeadings(page)).toEqual([first, second, ...others])
  }
  await button(page, 0, 'Move down').press('Enter')
  await sent(1)
  expect(await visibleHeadings(page)).toEqual([second, first, ...others])
  await reject()
  await button(page, 0, 'More actions').press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await sent(2)
  expect(await visibleHeadings(page)).toEqual([second, ...others])
  await reject()
  await button(page, 0, 'More actions').press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await sent(3)
  expect(await visibleHeadings(page)).toEqual([first, first, second, ...others])
  await reject()
  // A second key, before the first move is saved, is about the same section.
  await button(page, 0, 'Move down').press('Enter')
  await page.keyboard.press('Enter')
  await sent(4)
  await requests.at(-1)?.continue()
  await sent(5)
  await requests.at(-1)?.continue()
  await expect.poll(() => headings(page)).toEqual([second, ...others, first])
  await expect.poll(() => visibleHeadings(page)).toEqual([second, ...others, first])
  // Of two sections of the same kind, React swaps the texts instead of the nodes.
  await button(page, 0, 'Move down').press('Enter')
  await sent(6)
  await requests.at(-1)?.continue()
  await expect.poll(() => headings(page)).toEqual([...others, second, first])
  const sections = await page.locator('main > section').all()
  for (const section of sections) await expect(section).toHaveCSS('translate', 'none')
  await undoAll(page, edited, before)
})

/** The headings of the sections as they are seen, from top to bottom. */
const visibleHeadings = (page: Page) =>
  page.locator('main > section h2:visible').evaluateAll((elements) =>
    elements
      .map((element) => ({
        text: element.textContent,
        ...element.getBoundingClientRect().toJSON(),
      }))
      .toSorted((a, b) => a.top - b.top)
      .map(({ text }) => text),
  )
