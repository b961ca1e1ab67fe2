import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { formatModule } from '../../../generator/emit/module.ts'
import { sitePages } from '../../../generator/manifest/pages.ts'
import { kindName } from '../../../generator/editor/client/sections/SectionPalette.tsx'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { manifest } from '../../browser/support/manifest.ts'
import { resultOf, siteCommand, startNode } from '../../support/command.ts'
import { ROOT } from '../../support/projectCopy.ts'
import { expect as expectSoon, test, type EditedProject } from './support/editorTest.ts'
import { editorStatus, openEditor, undoButton } from './support/pageEditor.ts'

// Each change checks and generates the whole site, which takes long on a busy machine.
const expect = expectSoon.configure({ timeout: 90_000 })

/** All kinds are tested on this site; the sample on a small one, where a change takes less time. */
const testsAll = process.env['EDITED'] === 'all'

test.use({ siteName: testsAll ? 'own' : 'small' })

const everyKind = sectionSchema.options.map(({ shape }) => shape.kind.value)

/** How many kinds are inserted. tests/generator/listChanges.test.ts inserts and changes each kind without a browser. */
const count = testsAll ? everyKind.length : 2

/** The kinds whose settings are changed. `EDITED_SEED` selects others. */
const STEP = testsAll ? 1 : Math.ceil(everyKind.length / 2)
const sample = everyKind.filter(
  (_, index) => index % STEP === Number(process.env['EDITED_SEED'] ?? 1) % STEP,
)

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')

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

/** Inserts a section at the top of the page with the keyboard. Returns the problem if it is rejected. */
async function insertAtTop(page: Page, kind: string): Promise<string | undefined> {
  await page.getByRole('button', { name: 'Insert a section at the top' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Insert a section' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(kindName(kind))
  await expect(dialog.getByRole('button', { name: kindName(kind), exact: true })).toBeVisible()
  await pressUntilFocused(page, 'Tab', kindName(kind))
  await page.keyboard.press('Enter')
  const alert = dialog.getByRole('alert')
  await expect(
    alert.or(button(page, 0, 'Insert a section after this one').and(page.locator(':focus'))),
  ).toBeVisible()
  if (!(await alert.isVisible())) return undefined
  const problem = await alert.innerText()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Insert a section at the top' })).toBeFocused()
  return problem
}

/** Checks the types, the format and the generated files of the manifest. */
async function checkManifest({ root, source }: EditedProject): Promise<void> {
  const config = { extends: './tsconfig.json', include: ['site.manifest.ts', 'generated'] }
  await writeFile(path.join(root, 'tsconfig.manifest.json'), JSON.stringify(config))
  const types = await resultOf(startNode(root, [TSC, '--noEmit', '-p', 'tsconfig.manifest.json']))
  expect(types.output).not.toMatch(/^(?:site\.manifest\.ts|generated\/)/m)
  expect((await siteCommand(root, ['generate'])).output).toContain(' 0 written, 0 removed')
  const text = await source()
  expect(await formatModule('site.manifest.ts', text)).toBe(text)
}

test('inserts, moves, duplicates and removes sections with the keyboard', async ({
  page,
  edited,
}) => {
  test.setTimeout(testsAll ? 3_600_000 : 600_000)
  const before = await edited.source()
  await openEditor(page, '/')
  await expect(toolbars(page).first()).toBeVisible()
  const status = editorStatus(page)
  let inserted = 0
  for (const kind of everyKind) {
    if (inserted === count) break
    const unchanged = await edited.source()
    const problem = await insertAtTop(page, kind)
    if (problem !== undefined) {
      test.info().annotations.push({ type: `not inserted: ${kind}`, description: problem })
      expect(problem).toMatch(/\w+.*\./)
      expect(await edited.source()).toBe(unchanged)
      continue
    }
    inserted += 1
    const [own = '', ...others] = await headings(page)
    await page.keyboard.press('Alt+ArrowDown')
    await expect(status).toContainText('to position 2 of')
    await expect(button(page, 1, 'Move down')).toBeFocused()
    expect(await headings(page)).toEqual([others[0], own, ...others.slice(1)])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(status).toContainText('to position 1 of')
    await expect(button(page, 0, 'Move up')).toBeFocused()
    expect(await headings(page)).toEqual([own, ...others])
    await pressUntilFocused(page, 'ArrowRight', 'Duplicate')
    await page.keyboard.press('Enter')
    await expect(status).not.toContainText('to position')
    if ((await status.innerText()).startsWith('Duplicated')) {
      await expect(button(page, 1, 'Duplicate')).toBeFocused()
      const [, copy = '', ...rest] = await headings(page)
      expect([...others, own]).not.toContain(copy)
      expect(rest).toEqual(others)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(status).toContainText('Removed')
      await expect(button(page, 1, 'Remove')).toBeFocused()
    } else {
      // A page shows a form once.
      await expect(status).toContainText('already')
    }
    await expect.poll(() => headings(page)).toEqual([own, ...others])
  }
  expect(inserted).toBeGreaterThan(count / 2)
  const shown = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map(({ id }) => id))
  expect(new Set(shown).size).toBe(shown.length)
  await checkManifest(edited)
  await undoAll(page, edited, before)
})

/** Undoes changes by keyboard until the manifest is as before. */
async function undoAll(page: Page, { source }: EditedProject, before: string): Promise<void> {
  while ((await source()) !== before) {
    const current = await source()
    await expect(undoButton(page)).toBeEnabled()
    await undoButton(page).press('Enter')
    await expect.poll(source).not.toBe(current)
  }
  await expect(undoButton(page)).toBeDisabled()
}

test.describe('on the site of this project', () => {
  test.use({ siteName: 'own' })

  test('adds each kind and changes a setting of it with the keyboard, and restores the bytes', async ({
    page,
    edited,
  }) => {
    test.setTimeout(testsAll ? 3_600_000 : 600_000)
    // The previews of all kinds take long to load.
    await page.route(/\/~sections\?/, (route) => route.abort())
    // A page with few sections, because a change of it takes less time.
    const [shortest] = sitePages(manifest).toSorted(
      (a, b) => a.page.sections.length - b.page.sections.length,
    )
    await openEditor(page, shortest?.path ?? '/')
    await expect(toolbars(page).first()).toBeVisible()
    const [before, sections] = [await edited.source(), await toolbars(page).count()]
    const panel = page.getByRole('complementary', { name: 'Settings' })
    for (const kind of sample) {
      await test.step(kind, async () => {
        expect(await insertAtTop(page, kind)).toBeUndefined()
        const inserted = await edited.source()
        await pressUntilFocused(page, 'ArrowRight', 'Settings')
        await page.keyboard.press('Enter')
        await expect(panel).toBeFocused()
        await expect(panel).toHaveAttribute('aria-busy', 'false')
        const tone = panel.getByRole('combobox', { name: 'Tone' })
        await tone.press((await tone.inputValue()) === '' ? 'ArrowDown' : 'Home')
        await expect(panel.getByRole('status')).toHaveText('Saved.')
        expect(await edited.source()).not.toBe(inserted)
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        for (const text of [inserted, before]) {
          await expect(undoButton(page)).toBeEnabled()
          await undoButton(page).press('Enter')
          await expect.poll(edited.source).toBe(text)
        }
        await expect(toolbars(page)).toHaveCount(sections)
      })
    }
  })
})

test('moves a section by dragging, but not if the manifest has changed', async ({
  page,
  edited,
}) => {
  // Two sections that fit into the window, also on a site with one.
  await openEditor(page, '/')
  await expect(toolbars(page).first()).toBeVisible()
  const initial = await edited.source()
  expect(await insertAtTop(page, 'buttonLinks')).toBeUndefined()
  expect(await insertAtTop(page, 'buttonLinks')).toBeUndefined()
  const before = await edited.source()
  const [first = '', second = '', ...others] = await headings(page)
  const drag = async () => {
    const handle = toolbars(page).first().getByTitle('Drag to move')
    await handle.scrollIntoViewIfNeeded()
    await handle.hover()
    await page.mouse.down()
    const target = page.locator('main > section').nth(1)
    await target.hover({
      position: { x: 5, y: ((await target.boundingBox())?.height ?? 0) - 5 },
      force: true,
    })
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
    await undoAll(page, edited, initial)
  })

  await test.step('changes nothing while the manifest is not the one that the page shows', async () => {
    // An invalid list is not shown, so the page keeps its sections.
    await edited.edit('site.manifest.ts', /sections: \[\n/, '$&{ kind: 1 },\n')
    const external = await edited.source()
    await button(page, 0, 'Remove').focus()
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toContainText('has changed in the manifest in the meantime')
    expect(await edited.source()).toBe(external)
    await edited.edit('site.manifest.ts', external, initial)
    // The page is loaded again when the errors are gone.
    await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  })
})
