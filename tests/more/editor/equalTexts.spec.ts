import type { Page } from '@playwright/test'
import { copySmallSite } from '../../support/smallSite.ts'
import { expect, test } from '../../browser/support/expectedErrors.ts'
import { editedProject, editorStatus, openEditor } from '../../browser/support/pageEditor.ts'
import { violations } from '../../browser/audit/axe.ts'
import { resize } from '../../browser/support/window.ts'

const HEADING = 'How We Work'

/** The title of a step becomes the heading of its section. */
const edited = editedProject(async () => {
  const copy = await copySmallSite()
  await copy.edit('site.manifest.ts', "title: 'Talk'", `title: '${HEADING}'`)
  return copy
})

test.describe.configure({ mode: 'serial', timeout: 240_000 })

/** The button over the title of the step. */
const stepButton = (page: Page) =>
  page.getByRole('button', { name: `Edit one of 2 texts: ${HEADING}` })

const choice = (page: Page) => page.getByRole('group', { name: 'Which text is it?' })

test('asks which of two equal texts is edited, and changes only the chosen one', async ({
  page,
}) => {
  const before = await edited.source()
  await openEditor(page, `${edited.origin}/`)
  await stepButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(choice(page)).toBeFocused()
  await expect(choice(page).getByRole('button')).toHaveText([
    new RegExp(`^${HEADING}: headingsite.manifest.ts:\\d+:\\d+$`),
    new RegExp(`^${HEADING}: steps 1, titlesite.manifest.ts:\\d+:\\d+$`),
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: `${HEADING}, steps 1, title` })).toBeFocused()
  await page.keyboard.type('We Talk')
  await page.keyboard.press('Enter')
  await expect(editorStatus(page)).toHaveText('Saved.')
  await expect(page.getByRole('heading', { level: 2, name: HEADING })).toBeVisible()
  await expect(
    page.getByRole('button', { name: `Edit ${HEADING}, steps 1, title: We Talk` }),
  ).toBeFocused()
  expect(await edited.source()).toBe(before.replace(`title: '${HEADING}'`, "title: 'We Talk'"))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editorStatus(page)).toHaveText('Undone.')
  // The next test must not open the page while the undone text is still on its way.
  await expect(stepButton(page)).toBeVisible()
  expect(await edited.source()).toBe(before)
})

test('Escape, and a click elsewhere, choose nothing', async ({ page }) => {
  const before = await edited.source()
  await openEditor(page, `${edited.origin}/`)
  await stepButton(page).click()
  await expect(choice(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(choice(page)).toBeHidden()
  await expect(editorStatus(page)).toHaveText('Not changed.')
  await expect(stepButton(page)).toBeFocused()
  await stepButton(page).click()
  await expect(choice(page)).toBeFocused()
  await page.getByRole('button', { name: `Edit ${HEADING}, heading: ${HEADING}` }).click()
  await expect(choice(page)).toBeHidden()
  await expect(page.getByRole('textbox', { name: `${HEADING}, heading` })).toBeFocused()
  await page.keyboard.press('Escape')
  expect(await edited.source()).toBe(before)
})

test('the choice is accessible and inside a narrow window', async ({ page }) => {
  await resize(page, { width: 375, height: 700 })
  await openEditor(page, `${edited.origin}/`)
  await stepButton(page).press('Enter')
  for (const button of await choice(page).getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  expect(await violations(page, '#page-editor')).toEqual([])
})
