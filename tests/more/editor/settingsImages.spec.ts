import { readdir } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { projectAt } from '../../../generator/manifest/project.ts'
import { expect, test } from '../../browser/support/expectedErrors.ts'
import { editedProject } from '../../browser/support/pageEditor.ts'
import { openSettingsOf, PATH, settingsSite } from '../../browser/support/settingsSite.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

const edited = editedProject(settingsSite)

const source = () => edited.source()

const openSettings = (page: Page, part: string) =>
  openSettingsOf(page, `${edited.origin}${PATH}`, part)

const imageFiles = async () => (await readdir(projectAt(edited.project.root).images)).toSorted()

/** Chooses a file in the dialog for an image. */
async function chooseFile(dialog: Locator) {
  const buffer = await sharp({
    create: { width: 320, height: 200, channels: 3, background: '#4488cc' },
  })
    .png()
    .toBuffer()
  const file = { name: 'New Photo.png', mimeType: 'image/png', buffer }
  await dialog.getByLabel('New file').setInputFiles(file)
  await expect(dialog.getByText('320 × 200')).toBeVisible()
}

/** Undoes the last change, and expects the bytes from before it. */
async function undo(page: Page, before: string) {
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(source, { timeout: 60_000 }).toBe(before)
}

test('a new file is stored, declared and shown at its setting in one change', async ({ page }) => {
  const [before, files] = [await source(), await imageFiles()]
  const { panel, saved } = await openSettings(page, 'Text')
  const button = panel.getByRole('button', { name: 'New file for Image' })
  const dialog = page.getByRole('dialog', { name: 'New image' })
  await button.press('Enter')
  await expect(dialog.getByLabel('New file')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose a file.')
  await chooseFile(dialog)
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('A new field')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await saved()
  const added = (await imageFiles()).filter((name) => !files.includes(name))
  expect(added).toEqual(['new-photo.png'])
  expect(await source()).toContain("file: 'new-photo.png', alt: 'A new field'")
  await expect(page.getByRole('img', { name: 'A new field' }).first()).toBeAttached()
  await expect(panel.getByRole('combobox', { name: 'Image', exact: true })).toHaveValue(/photo/i)
  await undo(page, before)
  // The file is removed after the manifest is restored.
  await expect.poll(imageFiles).toEqual(files)
})

test('a new file becomes an entry of a list of images', async ({ page }) => {
  const [before, files] = [await source(), await imageFiles()]
  const { panel } = await openSettings(page, 'Top of the page')
  const add = panel.getByRole('button', { name: 'Add an entry to Images' })
  await add.click()
  await panel.getByRole('button', { name: 'New file for Add an entry to Images' }).click()
  const dialog = page.getByRole('dialog', { name: 'New image' })
  await chooseFile(dialog)
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('A new field')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  expect(await source()).toMatch(/images: \['\w+'\]/)
  await expect(page.getByRole('img', { name: 'A new field' }).first()).toBeAttached()
  await undo(page, before)
  // The file is removed after the manifest is restored.
  await expect.poll(imageFiles).toEqual(files)
})
