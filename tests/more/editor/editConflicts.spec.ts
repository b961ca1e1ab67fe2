import type { Page } from '@playwright/test'
import { copySmallSite } from '../../support/smallSite.ts'
import { expect, test } from '../../browser/support/expectedErrors.ts'
import { editedProject, editorStatus, openEditor } from '../../browser/support/pageEditor.ts'
import { resize } from '../../browser/support/window.ts'

// The small site, because the tests write another text into the manifest, as another program does.

const edited = editedProject(copySmallSite)

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const source = () => edited.source()

const choice = (page: Page) => page.getByRole('group', { name: 'Another program has changed' })

/** Types a text in the place of the heading, while another program writes another one into the manifest. */
async function typeDuringChange(page: Page, from: string, theirs: string, mine: string) {
  await openEditor(page, `${edited.origin}/`)
  await page.getByRole('button', { name: `Edit Top of the page, title: ${from}` }).click()
  await page.keyboard.insertText(mine)
  await edited.project.edit('site.manifest.ts', `'${from}'`, `'${theirs}'`)
  await page.keyboard.press('Enter')
  await expect(choice(page)).toBeFocused()
  await expect(choice(page)).toContainText(mine)
  await expect(choice(page)).toContainText(theirs)
  expect(await source()).toContain(`'${theirs}'`)
}

test('shows both versions, and keeps the current one by keyboard', async ({ page }) => {
  await typeDuringChange(page, 'Security That Fits', 'Security for You', 'Safe and Sound')
  await page.keyboard.press('Tab')
  await expect(choice(page).getByRole('button', { name: 'Use mine' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(editorStatus(page)).toHaveText('Not changed.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security for You')
  expect(await source()).toContain("title: 'Security for You'")
})

test('saves the text of the author instead by keyboard', async ({ page }) => {
  await typeDuringChange(page, 'Security for You', 'Security at Home', 'Safe and Sound')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(editorStatus(page)).toHaveText('Saved.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safe and Sound')
  expect(await source()).toContain("title: 'Safe and Sound'")
})

test('a second Enter does not choose', async ({ page }) => {
  await typeDuringChange(page, 'Safe and Sound', 'Security That Fits', 'Mine')
  await page.keyboard.press('Enter')
  await expect(choice(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security That Fits')
})

test('shows both versions in the panel', async ({ page }) => {
  // Without the connection to Vite, because a new description reloads the page.
  await page.routeWebSocket(/.*/, () => {})
  await openEditor(page, `${edited.origin}/`)
  await page.getByRole('button', { name: 'All texts' }).click()
  const field = page.getByRole('textbox', { name: 'description', exact: true }).first()
  await expect(field).toBeVisible()
  const theirs = 'Another description of the small company, which is as long as it has to be.'
  await field.fill('Mine.')
  await edited.project.edit(
    'site.manifest.ts',
    /The home page of a small company.*good length\./,
    theirs,
  )
  await field.press('Enter')
  await expect(choice(page)).toBeFocused()
  await expect(choice(page)).toContainText(theirs)
  await choice(page).getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(source).toContain("'Mine.'")
})

test('a problem never covers the text, and a clipped text has no button', async ({ page }) => {
  await openEditor(page, `${edited.origin}/`)
  await resize(page, { width: 375, height: 400 })
  const button = page.getByRole('button', { name: 'Edit Top of the page, headline: Three pages.' })
  await expect(button).toBeVisible()
  for (const block of ['start', 'center', 'end'] as const) {
    await button.evaluate((element, at) => element.scrollIntoView({ block: at }), block)
    await button.click()
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    const note = await page.getByRole('alert').boundingBox()
    const field = await page.getByRole('textbox', { name: 'Top of the page' }).boundingBox()
    const covers =
      note && field && note.y < field.y + field.height && field.y < note.y + note.height
    expect(covers, block).toBe(false)
    await page.keyboard.press('Escape')
  }
  // As in Mantine's VisuallyHidden.
  const css = 'position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap;'
  await page.addStyleTag({ content: `h1 + p { ${css} }` })
  await page.evaluate(() => dispatchEvent(new Event('resize')))
  await expect(button).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})
