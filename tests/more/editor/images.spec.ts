import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { resize } from '../../browser/support/window.ts'
import { expect, test } from './support/editorTest.ts'
import { editorStatus, openEditor, undo } from './support/pageEditor.ts'
import { openSettings } from './support/settingsPanel.ts'

/** The page whose hero has two images. */
const PATH = '/services/audits'

/** The alternative text of the first one. */
const ALT = 'A field of sample color'

let photo: Buffer

test.beforeAll(async () => {
  photo = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#88cc44' } })
    .png()
    .toBuffer()
})

const buttonOf = (page: Page, alt: string) =>
  page.getByRole('button', { name: `Change image: Top of the page, ${alt}` }).first()

const dialogOf = (page: Page, name = 'Change image') => page.getByRole('dialog', { name })

const altField = (page: Page) => page.getByRole('textbox', { name: 'Alternative text' })

const marker = (page: Page) => page.getByRole('slider', { name: 'Focal point' })

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })

/** Chooses a file in a dialog. */
async function chooseFile(dialog: Locator, name: string) {
  await dialog.getByLabel('New file').setInputFiles({ name, mimeType: 'image/png', buffer: photo })
  await expect(dialog.getByText('320 × 200')).toBeVisible()
}

/** Drags a file to the center of an element. Returns the function that drops it. */
async function drag(page: Page, bytes: Buffer, name: string, target: Locator) {
  const dataTransfer = await page.evaluateHandle(
    ([base64, fileName]) => {
      const transfer = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([content], fileName))
      return transfer
    },
    [bytes.toString('base64'), name] as const,
  )
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const event = { dataTransfer, clientX: x + width / 2, clientY: y + height / 2 }
  await page.dispatchEvent('body', 'dragover', event)
  return () => page.dispatchEvent('body', 'drop', event)
}

test('a dropped file is stored, declared and shown, and undo and redo restore it', async ({
  page,
  edited,
}) => {
  const [before, files] = [await edited.source(), await edited.images()]
  await openEditor(page, PATH)
  await expect(buttonOf(page, ALT)).toBeVisible()

  await test.step('a file is not dropped beside the images', async () => {
    const drop = await drag(page, photo, 'photo.png', page.locator('body > footer'))
    await drop()
    await expect(editorStatus(page)).toHaveText('Drop the file on an image of the page.')
  })

  await test.step('a dropped file needs an alternative text', async () => {
    const image = page.locator('main > header img').first()
    const drop = await drag(page, photo, 'Dropped Photo.PNG', image)
    await expect(page.locator('[data-drop]')).toHaveCount(1)
    await drop()
    await expect(page.locator('[data-drop]')).toHaveCount(0)
    await expect(dialogOf(page).getByText('320 × 200')).toBeVisible()
    await expect(altField(page)).toHaveValue('')
    await save(page).click()
    await expect(altField(page)).toBeFocused()
    await expect(altField(page)).toHaveAccessibleDescription(/Describe what the image shows/)
    await altField(page).fill('A field of one color')
  })

  await test.step('a click sets the focal point', async () => {
    const box = await marker(page).locator('..').boundingBox()
    const position = {
      x: Math.round((box?.width ?? 0) / 4),
      y: Math.round(((box?.height ?? 0) * 3) / 4),
    }
    await marker(page).locator('..').click({ position })
    await expect(marker(page)).toHaveAttribute('aria-valuetext', /^2[456]% from the left, 7[456]%/)
  })

  await test.step('saves, undoes and redoes', async () => {
    await save(page).click()
    await expect(dialogOf(page)).toBeHidden()
    await expect(editorStatus(page)).toContainText('The image is saved.')
    await expect(page.getByRole('img', { name: 'A field of one color' }).first()).toBeVisible()
    await expect(buttonOf(page, 'A field of one color')).toBeFocused()
    await undo(page)
    expect(await edited.source()).toBe(before)
    expect(await edited.images()).toEqual(files)
    await expect(buttonOf(page, ALT)).toBeVisible()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(editorStatus(page)).toHaveText('Done again.')
    await expect(page.getByRole('img', { name: 'A field of one color' }).first()).toBeVisible()
    await undo(page)
  })

  await test.step('explains files that cannot be used, and keeps what was entered', async () => {
    await buttonOf(page, ALT).press('Enter')
    await expect(altField(page)).toHaveValue(ALT)
    await altField(page).fill('Typed before')
    const input = dialogOf(page).getByLabel('New file')
    const problem = dialogOf(page).getByRole('alert')
    const buffer = Buffer.from('Not an image.')
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
    await expect(problem).toContainText('Use a JPEG, PNG, WebP or AVIF file.')
    await expect(altField(page)).toHaveValue('Typed before')
    await chooseFile(dialogOf(page), 'photo.png')
    await expect(problem).toBeHidden()
    await expect(altField(page)).toHaveValue('Typed before')
    await page.keyboard.press('Escape')
    await expect(editorStatus(page)).toHaveText('Not changed.')
    await expect(dialogOf(page)).toBeHidden()
    await expect(buttonOf(page, ALT)).toBeFocused()
    expect(await edited.source()).toBe(before)
    expect(await edited.images()).toEqual(files)
  })

  await test.step('opens again at once', async () => {
    await buttonOf(page, ALT).press('Enter')
    await expect(marker(page)).toBeFocused()
    // Browsers report that a dialog is closed with their next frame, which is late on a busy machine.
    await buttonOf(page, ALT).evaluate(async (button: HTMLButtonElement) => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
      await Promise.resolve()
      button.click()
      await new Promise(requestAnimationFrame)
    })
    await expect(marker(page)).toBeFocused()
  })
})

test('works by keyboard on a phone', async ({ page, edited }) => {
  await resize(page, { width: 375, height: 700 })
  await openEditor(page, PATH)
  await buttonOf(page, ALT).focus()
  await page.keyboard.press('Enter')
  await expect(marker(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialogOf(page).getByLabel('New file')).toBeFocused()
  // The dialog of the operating system has a keyboard access of its own.
  await chooseFile(dialogOf(page), 'keys.png')
  await page.keyboard.press('Shift+Tab')
  await expect(marker(page)).toBeFocused()
  for (const name of ['Save', 'Cancel']) {
    await expect(dialogOf(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
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
  await expect(buttonOf(page, 'Chosen by keyboard')).toBeFocused()
  expect((await edited.source()).replaceAll(/\s+/g, ' ')).toContain('focus: { x: 0.49, y: 0.4 }')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

test('a new file is shown at its setting', async ({ page }) => {
  const { panel, show, saved } = await openSettings(page, 'Text')
  const dialog = dialogOf(page, 'New image')
  await test.step('of one image', async () => {
    const button = panel.getByRole('button', { name: 'New file for Image' })
    await button.press('Enter')
    await expect(dialog.getByLabel('New file')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await save(page).click()
    await expect(dialog.getByRole('alert')).toHaveText('Choose a file.')
    await chooseFile(dialog, 'New Photo.png')
    await altField(page).fill('A new field')
    await save(page).press('Enter')
    await expect(dialog).toBeHidden()
    await saved()
    await expect(page.getByRole('img', { name: 'A new field' }).first()).toBeAttached()
    await expect(panel.getByRole('combobox', { name: 'Image', exact: true })).toHaveValue(/photo/i)
  })

  await test.step('of a list of images', async () => {
    await show('Top of the page')
    await panel.getByRole('button', { name: 'New file for Images', exact: true }).click()
    await chooseFile(dialog, 'New Photo.png')
    await altField(page).fill('A new field')
    await save(page).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('img', { name: 'A new field' }).first()).toBeAttached()
  })
})
