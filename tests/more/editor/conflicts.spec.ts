import type { Page } from '@playwright/test'
import { SENTENCES } from '../../../generator/editor/client/sentences.ts'
import { resize } from '../../browser/support/window.ts'
import { expect, test, type EditedProject } from './support/editorTest.ts'
import { editorBar, editorStatus, openEditor, undo } from './support/pageEditor.ts'
import { chooseAction, settingsButton } from './support/settingsPanel.ts'

const choice = (page: Page) => page.getByRole('group', { name: 'Somebody else' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Types a text in the place of the heading, while another program writes another one into the manifest. */
async function typeDuringChange(page: Page, edited: EditedProject, theirs: string, mine: string) {
  const from = await heading(page).innerText()
  await page.getByRole('button', { name: `Edit Top of the page, heading: ${from}` }).click()
  await expect(page.getByRole('textbox', { name: 'Top of the page, heading' })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(mine)
  await edited.edit('site.manifest.ts', `'${from}'`, `'${theirs}'`)
  await page.keyboard.press('Enter')
  await expect(choice(page)).toBeFocused()
  await expect(editorStatus(page)).toHaveText('Choose a version.')
  await expect(choice(page)).toContainText(mine)
  await expect(choice(page)).toContainText(theirs)
  expect(await edited.source()).toContain(`'${theirs}'`)
}

/** The choice covers neither the bar nor the open panel of a narrow window, and the text is visible. It has the focus again afterwards. */
async function expectNothingCovered(page: Page) {
  const bar = page.getByRole('region', { name: 'Page editor' })
  const panel = page.getByRole('complementary', { name: 'Changes' })
  await resize(page, { width: 375, height: 667 })
  await editorBar(page).getByRole('button', { name: 'Changes', exact: true }).click()
  await expect(panel).toBeFocused()
  const note = page.locator('[data-note]').filter({ has: choice(page) })
  const bottomOfChoice = () => note.evaluate((element) => element.getBoundingClientRect().bottom)
  const end = (await panel.boundingBox())?.y ?? 0
  expect(end).toBeLessThan((await bar.boundingBox())?.y ?? 0)
  await expect.poll(bottomOfChoice).toBeLessThan(end)
  // Its buttons and its title do not scroll.
  for (const part of [choice(page).getByRole('button'), choice(page).getByText('Somebody else')]) {
    for (const one of await part.all()) await expect(one).toBeInViewport({ ratio: 1 })
  }
  const text = await page.getByRole('textbox', { name: 'Top of the page, heading' }).boundingBox()
  expect(text && text.y + text.height).toBeLessThan(end)
  await panel.getByRole('button', { name: 'Close' }).click()
  await resize(page, { width: 1280, height: 720 })
  await choice(page).focus()
}

test('shows both versions of a text that another program has changed at the same time', async ({
  page,
  edited,
}) => {
  await openEditor(page, '/')

  await test.step('a second Enter does not choose, and the current one is kept by keyboard', async () => {
    await typeDuringChange(page, edited, 'Security for You', 'Safe and Sound')
    await page.keyboard.press('Enter')
    await expect(choice(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toHaveText('Not changed.')
    await expect(heading(page)).toHaveText('Security for You')
    expect(await edited.source()).toContain("title: 'Security for You'")
  })

  await test.step('saves the text of the author instead by keyboard', async () => {
    await typeDuringChange(page, edited, 'Security at Home', 'Safe and Sound')
    await expectNothingCovered(page)
    await page.keyboard.press('Tab')
    await expect(choice(page).getByRole('button', { name: 'Use mine' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(heading(page)).toHaveText('Safe and Sound')
  })

  await test.step('saves both changes if they do not overlap', async () => {
    await typeDuringChange(page, edited, 'Very Safe and Sound', 'Safe and Sound at Home')
    await choice(page).getByRole('button', { name: 'Keep both' }).click()
    await expect(editorStatus(page)).toHaveText('Saved.')
    await expect(heading(page)).toHaveText('Very Safe and Sound at Home')
  })
})

test('keeps the page and the typed text while the manifest has an error of another program', async ({
  page,
  edited,
}) => {
  const field = page.getByRole('textbox', { name: 'Top of the page, heading' })
  const problem = /^The site has an error .*\(at site\.manifest\.ts:\d+:\d+\)\.$/
  await openEditor(page, '/')
  const title = await heading(page).innerText()
  await page.getByRole('button', { name: `Edit Top of the page, heading: ${title}` }).press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type(' Today')
  await edited.edit('site.manifest.ts', 'export default', 'export default {')
  for (const isLoadedAgain of [false, true]) {
    if (isLoadedAgain) await page.reload()
    await expect(editorStatus(page)).toHaveText(problem)
    await expect(page.locator('vite-error-overlay')).toBeHidden()
    await expect(field).toBeFocused()
    await expect(page.getByText(SENTENCES.texts.standard)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(problem)
    await expect(field).toHaveText(`${title} Today`)
  }
  await edited.edit('site.manifest.ts', 'export default {', 'export default')
  await expect(editorStatus(page)).not.toHaveText(problem)
  await page.keyboard.press('Enter')
  await expect(editorStatus(page)).toHaveText('Saved.')
  await expect(heading(page)).toHaveText(`${title} Today`)
})

test('shows a conflict in the panels', async ({ page, edited }) => {
  const before = await edited.source()
  // Without the connection to Vite, because a new description or manifest reloads the page.
  await page.routeWebSocket(/.*/, () => {})
  await openEditor(page, '/')

  await test.step('of texts, and saves the text of the author by keyboard', async () => {
    await settingsButton(page).click()
    const field = page.getByRole('textbox', { name: 'Description', exact: true })
    const own = 'The home page of a small company, with a description of a good length.'
    const theirs = 'Another description of the small company, which is as long as it has to be.'
    await expect(field).toHaveValue(own)
    await field.fill('Mine.')
    await edited.edit('site.manifest.ts', own, theirs)
    await field.press('Enter')
    await expect(choice(page)).toBeFocused()
    await expect(choice(page)).toContainText('Mine.')
    await expect(choice(page)).toContainText(theirs)
    await field.focus()
    await field.press('Tab')
    await expect(field).toHaveValue('Mine.')
    expect(await edited.source()).toContain(theirs)
    await choice(page).getByRole('button', { name: 'Use mine' }).press('Enter')
    await expect.poll(edited.source).toContain("'Mine.'")
    await undo(page)
    await edited.edit('site.manifest.ts', theirs, own)
  })

  await test.step('of pages, and writes nothing', async () => {
    await editorBar(page).getByRole('button', { name: 'Pages' }).click()
    const panel = page.getByRole('complementary', { name: 'Pages' })
    await chooseAction(page, 'Actions for Audits', 'Rename')
    await panel.getByRole('textbox', { name: 'Address' }).fill('/services/reviews')
    await panel.getByRole('button', { name: 'Next: see what will change' }).click()
    const consequences = panel.getByRole('region', { name: 'What changes' })
    await expect(consequences).toBeVisible()
    await edited.edit('site.manifest.ts', 'A small company.', 'One small company.')
    await consequences.getByRole('button', { name: 'Rename the page' }).click()
    await expect(panel.getByRole('alert')).toContainText('The manifest has changed')
    expect(await edited.source()).toBe(before.replace('A small company.', 'One small company.'))
  })
})
