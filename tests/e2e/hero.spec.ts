import type { Page } from '@playwright/test'
import { heroWithImages, manifest } from './support/manifest.ts'
import { expect, open, test } from './support/site.ts'

const { slideshow } = manifest.texts
/** The time between two images. Milliseconds. */
const period = () => heroWithImages().rotateSeconds * 1000
/** The duration of the fade between two images. Milliseconds. */
const FADE = 1500

test.use({ viewport: { width: 1440, height: 900 } })

const hero = (page: Page) => page.locator('main > header')
const pause = (page: Page) => hero(page).getByRole('button', { name: slideshow.pause })
const play = (page: Page) => hero(page).getByRole('button', { name: slideshow.play })
const carousel = (page: Page) => hero(page).locator('#hero-images')

/** The index of the visible image: the only one with full opacity. */
const standing = (page: Page) =>
  carousel(page)
    .locator('img')
    .evaluateAll((images) =>
      images.flatMap((image, index) => {
        let opacity = 1
        for (let at: Element | null = image; at !== null; at = at.parentElement) {
          opacity *= Number(getComputedStyle(at).opacity)
        }
        return opacity > 0.99 ? [index] : []
      }),
    )

/** Opens the page with a clock that the test controls. */
async function openRotating(page: Page) {
  const { path } = heroWithImages()
  await page.clock.install({ time: new Date('2030-01-01T12:00:00Z') })
  await open(page, path)
  await expect(carousel(page)).toBeAttached()
  await page.clock.pauseAt(new Date('2030-01-01T13:00:00Z'))
  // The slide change that was due in that hour.
  await page.clock.runFor(FADE)
}

/** Waits until the page has handled an event, except for timers. */
const tasksDone = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))

test('shows its images in turn and starts over', async ({ page }) => {
  await openRotating(page)
  const count = heroWithImages().images.length
  await expect(carousel(page).locator('img')).toHaveCount(count)
  const [first = -1] = await standing(page)
  for (let step = 1; step <= count; step += 1) {
    await page.clock.runFor(period() - 2 * FADE)
    expect(await standing(page)).toEqual([(first + step - 1) % count])
    await page.clock.runFor(2 * FADE)
    expect(await standing(page)).toEqual([(first + step) % count])
  }
})

test('exposes at most one image to assistive technology and the Tab key', async ({ page }) => {
  await openRotating(page)
  await expect(hero(page).getByRole('img')).toHaveCount(1)
  await expect(hero(page).getByRole('status')).toHaveCount(0)
  const main = page.locator('main')
  await expect(main.locator('a[href], button, [tabindex]').first()).toHaveText(slideshow.pause)
  await page.locator('a[href="#main"]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(hero(page).getByRole('button').first()).toBeFocused()
})

test('the button pauses and plays the slideshow', async ({ page }) => {
  await openRotating(page)
  await pause(page).click()
  await expect(pause(page)).toHaveCount(0)
  await page.mouse.move(5, 5)
  await tasksDone(page)
  const stood = await standing(page)
  await page.clock.runFor(period() * 3)
  expect(await standing(page)).toEqual(stood)
  await play(page).click()
  await expect(pause(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await tasksDone(page)
  await page.clock.runFor(period() + FADE)
  expect(await standing(page)).not.toEqual(stood)
})

test('pauses while the mouse is over it', async ({ page }) => {
  await openRotating(page)
  await hero(page).hover({ position: { x: 600, y: 200 } })
  await tasksDone(page)
  const stood = await standing(page)
  await page.clock.runFor(period() * 3)
  expect(await standing(page)).toEqual(stood)
  await expect(pause(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await tasksDone(page)
  await page.clock.runFor(period() + FADE)
  expect(await standing(page)).not.toEqual(stood)
})

test('keyboard focus stops it, and only the button starts it again', async ({ page }) => {
  await openRotating(page)
  await page.locator('a[href="#main"]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(play(page)).toBeFocused()
  const stood = await standing(page)
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(period() * 3)
  expect(await standing(page)).toEqual(stood)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(pause(page)).toBeFocused()
  await page.clock.runFor(period() + FADE)
  expect(await standing(page)).not.toEqual(stood)
})
