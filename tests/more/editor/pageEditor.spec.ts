import type { Page } from '@playwright/test'
import { copyProject } from '../../support/projectCopy.ts'
import { consentOn, needsConsent } from '../../browser/support/consent.ts'
import { coveredBySwitch } from '../../browser/support/coveredBySwitch.ts'
import { expect, test } from '../../browser/support/expectedErrors.ts'
import { manifest } from '../../browser/support/manifest.ts'
import { editedProject, editorStatus, openEditor } from '../../browser/support/pageEditor.ts'
import { waitForHydration } from '../../browser/support/site.ts'
import { usedBySite } from '../../browser/support/usedBySite.ts'
import { resize } from '../../browser/support/window.ts'

const edited = editedProject(copyProject)

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const source = () => edited.source()

const home = () => {
  const page = manifest.routes['/']
  if (page === undefined || 'sameAs' in page) throw new Error('The home page is an alias.')
  return page
}

/** The button over the main heading of the home page. */
const titleButton = (page: Page) =>
  page.getByRole('button', {
    name: `Edit Top of the page, title: ${home().hero.title}`,
    exact: true,
  })

test('does not move anything on the page when it is switched on', async ({ page }) => {
  await page.goto(`${edited.origin}/`)
  await waitForHydration(page)
  const boxes = () =>
    page
      .locator('h1, h2, h3, header a, footer a')
      .evaluateAll((elements) => elements.map((one) => JSON.stringify(one.getBoundingClientRect())))
  const before = await boxes()
  await page.getByRole('switch', { name: 'Edit' }).click()
  await expect(titleButton(page)).toBeAttached()
  expect(await boxes()).toEqual(before)
})

test('the switch covers no text and no control of the page', async ({ page }) => {
  await page.goto(`${edited.origin}/`)
  await waitForHydration(page)
  await expect(page.getByRole('switch', { name: 'Edit' })).toBeVisible()
  for (const width of [375, 390, 768, 1280, 1440]) {
    await resize(page, { width, height: 720 })
    for (const edge of ['start', 'end'] as const) {
      const covered = await page.evaluate(coveredBySwitch, edge)
      expect(covered, `${width} pixels, ${edge} of the page`).toEqual([])
    }
  }
})

test.describe('on the first visit', () => {
  test.use({ isFirstVisit: true })

  test('the bar of the editor is above the privacy bar', async ({ page }) => {
    needsConsent()
    await openEditor(page, `${edited.origin}/`)
    const { bar } = consentOn(page)
    const editor = page.getByRole('region', { name: 'Page editor' })
    const distance = async () => {
      const [upper, lower] = [await editor.boundingBox(), await bar.boundingBox()]
      return upper && lower && lower.y - upper.y - upper.height
    }
    for (const width of [390, 1440]) {
      await resize(page, { width, height: 720 })
      await expect.poll(distance, `${width} pixels`).toBeGreaterThan(0)
    }
  })
})

test('no button of the page lies over the sticky header', async ({ page }) => {
  await openEditor(page, `${edited.origin}/`)
  await expect(titleButton(page)).toBeAttached()
  const covering = await page.evaluate(() => {
    const texts = document.querySelectorAll('button[aria-label^="Edit Top of the page"]')
    const covered = new Set<string>()
    const header = document.querySelector('body > header')
    for (const button of texts) {
      if (header === null) continue
      // The page is scrolled until the text is under the header.
      scrollTo({ top: scrollY + button.getBoundingClientRect().top - 10, behavior: 'instant' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isUnder = header.getBoundingClientRect().bottom > y && y > 0
      if (!isUnder) continue
      covered.add(document.elementFromPoint(x, y) === button ? 'over' : 'under')
    }
    return [...covered]
  })
  expect(covering).toEqual(['under'])
})

test('saves a text at its place with Enter, keeps the focus, and undoes it', async ({ page }) => {
  const before = await source()
  const { title } = home().hero
  await openEditor(page, `${edited.origin}/`)
  await titleButton(page).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Top of the page, title' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Changed on the page')
  await page.keyboard.press('Enter')
  await expect(editorStatus(page)).toHaveText('Saved.')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Changed on the page')
  await expect(
    page.getByRole('button', { name: 'Edit Top of the page, title: Changed on the page' }),
  ).toBeFocused()
  const after = await source()
  // Only the literal differs, and a sample is none any more.
  const [start = '', quote = '', end = ''] = after.split(/(['"])Changed on the page\1/)
  expect(before.startsWith(start) && before.endsWith(end)).toBe(true)
  const literal = `${quote}${title}${quote}`
  expect([literal, `sample(${literal})`]).toContain(
    before.slice(start.length, before.length - end.length),
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editorStatus(page)).toHaveText('Undone.')
  await expect(heading).toHaveText(title)
  expect(await source()).toBe(before)
  await page.reload()
  await expect(heading).toHaveText(title)
})

test('the Enter that confirms text of an input method saves nothing', async ({ page }) => {
  const before = await source()
  await openEditor(page, `${edited.origin}/`)
  await titleButton(page).click()
  const field = page.getByRole('textbox', { name: 'Top of the page, title' })
  await page.keyboard.type('Not yet')
  // Safari sends this Enter after the composition, with `isComposing` false.
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })
  await expect(field).toBeFocused()
  expect(sent).toEqual([])
  await page.keyboard.press('Escape')
  await expect(editorStatus(page)).toHaveText('Not changed.')
  expect(await source()).toBe(before)
})

test('Escape restores the text', async ({ page }) => {
  const before = await source()
  await openEditor(page, `${edited.origin}/`)
  await titleButton(page).click()
  await page.keyboard.type('Not this')
  await page.keyboard.press('Escape')
  await expect(editorStatus(page)).toHaveText('Not changed.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home().hero.title)
  await expect(titleButton(page)).toBeFocused()
  // Changes are applied in order, so a change that was sent would be saved before this one.
  await titleButton(page).click()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await source()).toBe(before)
})

test('keeps a rejected text open, with the problem, and changes no file', async ({ page }) => {
  const before = await source()
  await openEditor(page, `${edited.origin}/`)
  await titleButton(page).click()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The text is empty.')
  await expect(page.getByRole('textbox', { name: 'Top of the page, title' })).toBeFocused()
  expect(await source()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home().hero.title)
})

test('a click on a text does not follow its link', async ({ page }) => {
  const item = usedBySite(
    manifest.navigation.find(({ to }) => to.startsWith('/') && to !== '/'),
    'a page in the menu, besides the home page',
  )
  await openEditor(page, `${edited.origin}/`)
  await page
    .getByRole('button', { name: new RegExp(`^Edit Header, .*text: ${item.text}$`) })
    .first()
    .click()
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the panel changes texts that are not visible, such as the description', async ({ page }) => {
  const before = await source()
  await openEditor(page, `${edited.origin}/`)
  await page.getByRole('button', { name: 'All texts' }).click()
  const field = page.getByRole('textbox', { name: 'description', exact: true }).first()
  const typed = await field.inputValue()
  await field.fill(`${typed} And more.`)
  await field.press('Enter')
  await expect.poll(source).toContain('And more.')
  // A new title or description reloads the page.
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /And more\.$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(source).toBe(before)
})

test('a rejected text stays in the panel with the problem, and changes no file', async ({
  page,
}) => {
  const before = await source()
  await openEditor(page, `${edited.origin}/`)
  await page.getByRole('button', { name: 'All texts' }).click()
  const panel = page.getByRole('complementary', { name: 'All texts of this page' })
  await panel.getByText(/^Texts of all pages/).click()
  const empty = /^The text (?:is empty|must contain the inserted values)/
  const mistakes = [
    { name: 'title', typed: '', message: empty },
    { name: 'description', typed: '', message: empty },
    // Its placeholder is missing.
    { name: 'shell, submenu', typed: 'More', message: /"More" is not valid\./ },
  ]
  for (const { name, typed, message } of mistakes) {
    const field = panel.getByRole('textbox', { name, exact: true }).first()
    const saved = await field.inputValue()
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(message)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue(typed)
    await expect(field).toBeFocused()
    expect(await source()).toBe(before)
    await field.press('Escape')
    await expect(field).toHaveValue(saved)
    await expect(field).not.toHaveAttribute('aria-invalid')
  }
})

test('other sites cannot send changes', async ({ request }) => {
  const token = /data-edit-token="(\w+)"/.exec(
    await (await request.get(`${edited.origin}/`)).text(),
  )?.[1]
  const send = (headers: Record<string, string>) =>
    request.post(`${edited.origin}/__site/edit`, {
      headers: { 'Content-Type': 'application/json', 'X-Edit-Token': token ?? '', ...headers },
      data: { read: '/' },
    })
  expect((await send({ Origin: edited.origin })).status()).toBe(200)
  expect((await send({ Origin: 'https://evil.example' })).status()).toBe(403)
  expect((await send({ Origin: edited.origin, 'X-Edit-Token': 'x' })).status()).toBe(403)
})
