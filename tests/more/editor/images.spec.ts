import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { projectAt } from '../../../generator/projectPaths.ts'
import { violations } from '../../browser/audit/axe.ts'
import { resize } from '../../browser/support/window.ts'
import { expect, test } from './support/editorTest.ts'
import { editorStatus, openEditor, undo, undoButton } from './support/pageEditor.ts'
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
  page.getByRole('button', { name: `Change picture: Top of the page, ${alt}` }).first()

const dialogOf = (page: Page, name = 'Change picture') => page.getByRole('dialog', { name })

const altField = (page: Page) => page.getByRole('textbox', { name: 'Alternative text' })

const marker = (page: Page) => page.getByRole('slider', { name: 'Focal point' })

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })

/** Chooses a file in a dialog. */
async function choose(dialog: Locator, name: string, buffer: Buffer) {
  const chooser = dialog.page().waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'New file' }).press('Enter')
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
}

/** Chooses a photo in a dialog, and waits until it is shown. */
async function chooseFile(dialog: Locator, name: string) {
  await choose(dialog, name, photo)
  await expect(dialog.getByText('320 × 200')).toBeVisible()
}

/** A file that is dragged: `over` moves it to the center of an element, where `drop` drops it. */
async function dragged(page: Page, bytes: Buffer, name: string, target: Locator) {
  const dataTransfer = await page.evaluateHandle(
    ([base64, fileName]) => {
      const transfer = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([content], fileName))
      return transfer
    },
    [bytes.toString('base64'), name] as const,
  )
  const send = async (type: 'dragover' | 'drop') => {
    await target.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    const point = { clientX: x + width / 2, clientY: y + height / 2 }
    await page.dispatchEvent('body', type, { dataTransfer, ...point })
  }
  return { over: () => send('dragover'), drop: () => send('drop') }
}

test('a dropped file is stored, declared and shown, and undo and redo restore it', async ({
  page,
  edited,
}) => {
  const [before, files] = [await edited.source(), await edited.images()]
  await openEditor(page, PATH)
  await expect(buttonOf(page, ALT)).toBeVisible()

  await test.step('a file is not dropped beside the images', async () => {
    const { over, drop } = await dragged(page, photo, 'photo.png', page.locator('body > footer'))
    await over()
    await drop()
    await expect(editorStatus(page)).toHaveText('Drop the file on a picture of the page.')
  })

  await test.step('a dropped file needs an alternative text', async () => {
    const image = page.locator('main > header img').first()
    const { over, drop } = await dragged(page, photo, 'Dropped Photo.PNG', image)
    // Browsers send it again and again, also while the page scrolls.
    await expect(async () => {
      await over()
      await expect(page.locator('[data-pointed=drop]')).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await drop()
    await expect(page.locator('[data-pointed=drop]')).toHaveCount(0)
    await expect(dialogOf(page).getByText('320 × 200')).toBeVisible()
    await expect(altField(page)).toHaveValue('')
    await save(page).click()
    await expect(altField(page)).toBeFocused()
    await expect(altField(page)).toHaveAccessibleDescription(/Write what the picture shows/)
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
    await expect(editorStatus(page)).toContainText('The picture is saved.')
    await expect(page.getByRole('img', { name: 'A field of one color' }).first()).toBeVisible()
    await expect(buttonOf(page, 'A field of one color')).toBeFocused()
    await undo(page)
    expect(await edited.source()).toBe(before)
    expect(await edited.images()).toEqual(files)
    await expect(buttonOf(page, ALT)).toBeVisible()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(editorStatus(page)).toHaveText(/^Done again/)
    await expect(page.getByRole('img', { name: 'A field of one color' }).first()).toBeVisible()
    await undo(page)
  })

  await test.step('explains files that cannot be used, and keeps what was entered', async () => {
    await buttonOf(page, ALT).press('Enter')
    await expect(altField(page)).toHaveValue(ALT)
    await altField(page).fill('Typed before')
    const problem = dialogOf(page).getByRole('alert')
    await choose(dialogOf(page), 'photo.png', Buffer.from('Not an image.'))
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
})

test('a part of an image is stored as a new file, and the file that nothing uses any more is removed', async ({
  page,
  edited,
}) => {
  const [before, files] = [await edited.source(), await edited.images()]
  await openEditor(page, PATH)
  await buttonOf(page, ALT).press('Enter')
  const dialog = dialogOf(page)
  const selection = dialog.getByRole('group', { name: 'crop' })
  const sizes = dialog.getByText('pixels')

  await test.step('chooses a part with the keyboard and the pointer', async () => {
    await dialog.getByRole('radio', { name: 'Focal point' }).press('ArrowRight')
    await expect(sizes).toHaveText('1920 × 1200 pixels')
    await dialog.getByRole('radio', { name: 'Free' }).press('ArrowLeft')
    await expect(dialog.getByRole('radio', { name: '1:1' })).toBeChecked()
    await expect(sizes).toContainText('1200 × 1200 pixels')
    await selection.getByRole('button', { name: 'south east' }).press('Shift+ArrowLeft')
    await expect(sizes).not.toContainText('1200 × 1200')
    await selection.press('ArrowUp')
    const { x, y, width, height } = (await selection.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(0, y + height / 2, { steps: 3 })
    await page.mouse.up()
  })

  await test.step('keeps the focal point in the center, where nobody has moved it', async () => {
    await dialog.getByRole('radio', { name: 'Crop' }).press('ArrowLeft')
    const center = '50% from the left, 50% from the top'
    await expect(marker(page)).toHaveAttribute('aria-valuetext', center)
  })

  await test.step('saves', async () => {
    const [side] = /\d+/.exec(await sizes.innerText()) ?? []
    await save(page).click()
    await expect(editorStatus(page)).toContainText('The picture is saved.')
    const added = (await edited.images()).filter((name) => !files.includes(name))
    expect(added).toEqual([expect.stringMatching(/\.avif$/)])
    const { width, height } = await sharp(
      path.join(projectAt(edited.root).images, String(added[0])),
    ).metadata()
    expect([width, height]).toEqual([Number(side), Number(side)])
  })

  await test.step('removes the file that nothing uses any more', async () => {
    const remove = page.getByRole('button', { name: 'Remove the file' })
    // Beside the status, it is not cut off.
    const label = remove.getByText('Remove the file')
    expect(await label.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
    await remove.click()
    await expect(editorStatus(page)).toHaveText('The file is removed. Undo brings it back.')
    await expect(page.getByRole('button', { name: 'Remove the file' })).toBeHidden()
    await expect(undoButton(page)).toBeFocused()
    expect((await edited.images()).filter((name) => files.includes(name))).toHaveLength(
      files.length - 1,
    )
    await undo(page)
    expect(await edited.images()).toEqual(expect.arrayContaining([...files]))
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(editorStatus(page)).toHaveText('The file stays.')
    await expect(page.getByRole('button', { name: 'Remove the file' })).toBeHidden()
    await expect(undoButton(page)).toBeFocused()
    await undo(page)
    expect(await edited.source()).toBe(before)
    expect(await edited.images()).toEqual(files)
  })
})

test('a picture of the site is chosen with the keyboard, and undo restores the old one', async ({
  page,
  edited,
}) => {
  const before = await edited.source()
  await openEditor(page, PATH)
  await buttonOf(page, ALT).press('Enter')
  const shown = dialogOf(page).getByRole('radio', { checked: true, name: ALT })
  await expect(shown).toBeChecked()
  expect(await violations(page, '[role=dialog]')).toEqual([])
  await shown.press('ArrowUp')
  const chosen = dialogOf(page).getByRole('radiogroup', { name: 'Pictures of the site' })
  const alt = await chosen.getByRole('radio', { checked: true }).locator('..').innerText()
  expect(alt).not.toBe(ALT)
  await expect(altField(page)).toHaveValue(alt)
  await save(page).click()
  await expect(editorStatus(page)).toContainText('The picture is saved.')
  await expect(page.locator('main > header').getByRole('img', { name: alt }).first()).toBeAttached()
  await undo(page)
  expect(await edited.source()).toBe(before)
})

test('the images of a slideshow are in one list', async ({ page }) => {
  await openEditor(page, PATH)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const button = page.getByRole('button', { name: 'Change pictures: Top of the page' })
  await button.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  const alt = await page.getByRole('menuitem').last().innerText()
  await page.getByRole('menuitem').last().press('Enter')
  await expect(altField(page)).toHaveValue(alt)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('works by keyboard on a phone', async ({ page, edited }) => {
  await resize(page, { width: 375, height: 700 })
  await openEditor(page, PATH)
  await buttonOf(page, ALT).focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('button', { name: 'New file' })).toBeFocused()
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
  await altField(page).focus()
  await page.keyboard.type('Chosen by keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(editorStatus(page)).toContainText('The picture is saved.')
  await expect(buttonOf(page, 'Chosen by keyboard')).toBeFocused()
  expect((await edited.source()).replaceAll(/\s+/g, ' ')).toContain('focus: { x: 0.49, y: 0.4 }')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

test('a new file is shown at its setting', async ({ page }) => {
  const { panel, show, saved } = await openSettings(page, 'Text')
  const dialog = dialogOf(page, 'New picture')
  await test.step('of one image', async () => {
    const button = panel.getByRole('button', { name: 'New file for Picture' })
    await button.press('Enter')
    await expect(dialog.getByRole('button', { name: 'New file' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await save(page).click()
    await expect(dialog.getByRole('alert')).toHaveText('Choose a file, or a picture of the site.')
    await chooseFile(dialog, 'New Photo.png')
    await altField(page).fill('A new field')
    await save(page).press('Enter')
    await expect(dialog).toBeHidden()
    await saved()
    await expect(page.getByRole('img', { name: 'A new field' }).first()).toBeAttached()
    await expect(panel.getByRole('combobox', { name: 'Picture', exact: true })).toHaveValue(
      /photo/i,
    )
  })

  await test.step('a click on the picture changes it', async () => {
    const picture = page.getByRole('img', { name: 'A new field' }).first()
    await picture.click()
    await expect(altField(page)).toHaveValue('A new field')
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  })

  await test.step('of a list of images', async () => {
    await show('Top of the page')
    await panel.getByRole('button', { name: 'New file for Pictures', exact: true }).click()
    await chooseFile(dialog, 'New Photo.png')
    await altField(page).fill('A new field')
    await save(page).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('img', { name: 'A new field' }).first()).toBeAttached()
  })
})
