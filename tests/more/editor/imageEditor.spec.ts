import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { copyProject } from '../../support/projectCopy.ts'
import { expect, test } from '../../browser/support/expectedErrors.ts'
import { heroes, manifest } from '../../browser/support/manifest.ts'
import { editedProject, editorStatus, openEditor } from '../../browser/support/pageEditor.ts'
import { usedBySite } from '../../browser/support/usedBySite.ts'
import { resize } from '../../browser/support/window.ts'

let photo: Buffer

test.beforeAll(async () => {
  photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#cc8844' } })
    .png()
    .toBuffer()
})

const edited = editedProject(copyProject)

test.describe.configure({ mode: 'serial', timeout: 240_000 })
// The slideshow of a hero would move the images.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The first image at the top of a page. */
function heroImage() {
  const hero = usedBySite(
    heroes.find(({ images }) => images.length > 0),
    'an image',
  )
  const [name = ''] = hero.images
  const alt = manifest.media.images[name]?.alt ?? ''
  return { path: hero.path, name, alt, label: labelOf(alt === '' ? name : alt) }
}

const labelOf = (alt: string) => `Change image: Top of the page, ${alt}`

const buttonOf = (page: Page, label: string) => page.getByRole('button', { name: label }).first()

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change image' })

const altField = (page: Page) => page.getByRole('textbox', { name: 'Alternative text' })

const marker = (page: Page) => page.getByRole('slider', { name: 'Focal point' })

const source = () => edited.source()

const imageFolder = () => path.join(edited.project.root, 'src/images')

const imageFiles = async () => (await readdir(imageFolder())).toSorted()

/** Drags a file to a point of the window. Returns the function that drops it. */
async function drag(page: Page, bytes: Buffer, name: string, clientX: number, clientY: number) {
  const dataTransfer = await page.evaluateHandle(
    ([base64, fileName]) => {
      const transfer = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([content], fileName))
      return transfer
    },
    [bytes.toString('base64'), name] as const,
  )
  const event = { dataTransfer, clientX, clientY }
  await page.dispatchEvent('body', 'dragover', event)
  return () => page.dispatchEvent('body', 'drop', event)
}

async function centerOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('The element is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a dropped file is stored, declared and shown, and undo and redo restore it', async ({
  page,
}) => {
  const image = heroImage()
  const [before, files] = [await source(), await imageFiles()]
  await openEditor(page, `${edited.origin}${image.path}`)
  await expect(buttonOf(page, image.label)).toBeVisible()
  const { x, y } = await centerOf(page.locator('main > header img').first())
  const drop = await drag(page, photo, 'Dropped Photo.PNG', x, y)
  await expect(page.locator('[data-drop]')).toHaveCount(1)
  await drop()
  await expect(page.locator('[data-drop]')).toHaveCount(0)
  await expect(dialogOf(page).getByText('640 × 400')).toBeVisible()
  await expect(altField(page)).toHaveValue('')
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(altField(page)).toBeFocused()
  await expect(altField(page)).toHaveAccessibleDescription(/Describe what the image shows/)
  await altField(page).fill('A field of one color')
  const { width, height } = (await marker(page).locator('..').boundingBox()) ?? {
    width: 0,
    height: 0,
  }
  const position = { x: Math.round(width / 4), y: Math.round((height * 3) / 4) }
  await marker(page).locator('..').click({ position })
  await expect(marker(page)).toHaveAttribute('aria-valuetext', /^2[456]% from the left, 7[456]%/)
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(editorStatus(page)).toContainText('The image is saved.')
  await expect(page.getByRole('img', { name: 'A field of one color' }).first()).toBeVisible()
  await expect(buttonOf(page, labelOf('A field of one color'))).toBeFocused()
  const after = await source()
  expect(after).toContain('A field of one color')
  const added = (await imageFiles()).filter((name) => !files.includes(name))
  expect(added).toHaveLength(1)
  const stored = () => readFile(path.join(imageFolder(), added[0] ?? ''))
  expect((await stored()).equals(photo)).toBe(true)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editorStatus(page)).toHaveText('Undone.')
  expect(await source()).toBe(before)
  expect(await imageFiles()).toEqual(files)
  await expect(buttonOf(page, image.label)).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(editorStatus(page)).toHaveText('Done again.')
  expect(await source()).toBe(after)
  expect((await stored()).equals(photo)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editorStatus(page)).toHaveText('Undone.')
  expect(await imageFiles()).toEqual(files)
})

test('works by keyboard on a phone', async ({ page }) => {
  const image = heroImage()
  const [before, files] = [await source(), await imageFiles()]
  await resize(page, { width: 375, height: 700 })
  await openEditor(page, `${edited.origin}${image.path}`)
  await buttonOf(page, image.label).focus()
  await page.keyboard.press('Enter')
  await expect(marker(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const input = dialogOf(page).getByLabel('New file')
  await expect(input).toBeFocused()
  // The dialog of the operating system has a keyboard access of its own.
  await input.setInputFiles({ name: 'keys.png', mimeType: 'image/png', buffer: photo })
  await expect(dialogOf(page).getByText('640 × 400')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(marker(page)).toBeFocused()
  for (const key of ['ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key)
  await expect(marker(page)).toHaveAttribute(
    'aria-valuetext',
    '49% from the left, 40% from the top',
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Chosen by keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(editorStatus(page)).toContainText('The image is saved.')
  await expect(buttonOf(page, labelOf('Chosen by keyboard'))).toBeFocused()
  expect((await source()).replaceAll(/\s+/g, ' ')).toContain('focus: { x: 0.49, y: 0.4 }')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(editorStatus(page)).toHaveText('Undone.')
  expect(await source()).toBe(before)
  expect(await imageFiles()).toEqual(files)
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(scrolled).toBeLessThanOrEqual(375)
})

test('changes the text of an image without a new file, and Escape changes nothing', async ({
  page,
}) => {
  const image = heroImage()
  const [before, files] = [await source(), await imageFiles()]
  await openEditor(page, `${edited.origin}${image.path}`)
  await buttonOf(page, image.label).click()
  await expect(altField(page)).toHaveValue(image.alt)
  await altField(page).fill('Not this')
  await page.keyboard.press('Escape')
  await expect(editorStatus(page)).toHaveText('Not changed.')
  await expect(buttonOf(page, image.label)).toBeFocused()
  await page.keyboard.press('Enter')
  await altField(page).fill('Another text')
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('img', { name: 'Another text' }).first()).toBeVisible()
  expect(await source()).toContain('Another text')
  expect(await source()).not.toContain('Not this')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editorStatus(page)).toHaveText('Undone.')
  expect(await source()).toBe(before)
  expect(await imageFiles()).toEqual(files)
})

test('explains files that cannot be used, and keeps what was entered', async ({ page }) => {
  const image = heroImage()
  const [before, files] = [await source(), await imageFiles()]
  await openEditor(page, `${edited.origin}${image.path}`)
  await expect(buttonOf(page, image.label)).toBeVisible()
  const { x, y } = await centerOf(page.locator('body > footer'))
  const drop = await drag(page, photo, 'photo.png', x, y)
  await drop()
  await expect(editorStatus(page)).toHaveText('Drop the file on an image of the page.')
  await buttonOf(page, image.label).focus()
  await page.keyboard.press('Enter')
  await altField(page).fill('Typed before')
  const input = dialogOf(page).getByLabel('New file')
  const problem = dialogOf(page).getByRole('alert')
  await input.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Not an image.'),
  })
  await expect(problem).toContainText('Use a JPEG, PNG, WebP or AVIF file.')
  await input.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(20_000_001),
  })
  await expect(problem).toContainText('larger than 20 MB')
  await expect(altField(page)).toHaveValue('Typed before')
  await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
  await expect(dialogOf(page).getByText('640 × 400')).toBeVisible()
  await expect(problem).toBeHidden()
  await expect(altField(page)).toHaveValue('Typed before')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  expect(await source()).toBe(before)
  expect(await imageFiles()).toEqual(files)
})
