import type { Page } from '@playwright/test'
import { heroWithImages, manifest } from './support/manifest.ts'
import { expect, test } from './support/site.ts'
import { carousel, FADE, openSlideshow, shownImages, slidePeriod } from './support/slideshow.ts'
import { resize } from './support/window.ts'

const { slideshow } = manifest.texts
test.use({ viewport: { width: 1440, height: 900 } })

const hero = (page: Page) => page.locator('main > header')
const pause = (page: Page) => hero(page).getByRole('button', { name: slideshow.pause })
const play = (page: Page) => hero(page).getByRole('button', { name: slideshow.play })

/** Waits until the page has handled an event, except for timers. */
const tasksDone = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))

test('shows its images in turn and starts over', async ({ page }) => {
  await openSlideshow(page)
  const count = heroWithImages().images.length
  await expect(carousel(page).locator('img')).toHaveCount(count)
  const [first = -1] = await shownImages(page)
  for (let step = 1; step <= count; step += 1) {
    await page.clock.runFor(slidePeriod() - 2 * FADE)
    expect(await shownImages(page)).toEqual([(first + step - 1) % count])
    await page.clock.runFor(2 * FADE)
    expect(await shownImages(page)).toEqual([(first + step) % count])
  }
})

test('exposes at most one image to assistive technology and the Tab key', async ({ page }) => {
  await openSlideshow(page)
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
  await openSlideshow(page)
  await pause(page).click()
  await expect(pause(page)).toHaveCount(0)
  await page.mouse.move(5, 5)
  await tasksDone(page)
  const stood = await shownImages(page)
  await page.clock.runFor(slidePeriod() * 3)
  expect(await shownImages(page)).toEqual(stood)
  await play(page).click()
  await expect(pause(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await tasksDone(page)
  await page.clock.runFor(slidePeriod() + FADE)
  expect(await shownImages(page)).not.toEqual(stood)
})

test('pauses while the mouse is over it', async ({ page }) => {
  await openSlideshow(page)
  await hero(page).hover({ position: { x: 600, y: 200 } })
  await tasksDone(page)
  const stood = await shownImages(page)
  await page.clock.runFor(slidePeriod() * 3)
  expect(await shownImages(page)).toEqual(stood)
  await expect(pause(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await tasksDone(page)
  await page.clock.runFor(slidePeriod() + FADE)
  expect(await shownImages(page)).not.toEqual(stood)
})

test('keeps its image while it is scrolled out of the window', async ({ page }) => {
  await resize(page, { width: 1440, height: 400 })
  await openSlideshow(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(hero(page)).not.toBeInViewport()
  const stood = await shownImages(page)
  await page.clock.runFor(slidePeriod() * 3)
  expect(await shownImages(page)).toEqual(stood)
  await page.evaluate(() => scrollTo(0, 0))
  await page.clock.runFor(slidePeriod() + FADE)
  expect(await shownImages(page)).not.toEqual(stood)
})

test('keyboard focus stops it, and only the button starts it again', async ({ page }) => {
  await openSlideshow(page)
  await page.locator('a[href="#main"]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(play(page)).toBeFocused()
  const stood = await shownImages(page)
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(slidePeriod() * 3)
  expect(await shownImages(page)).toEqual(stood)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(pause(page)).toBeFocused()
  await page.clock.runFor(slidePeriod() + FADE)
  expect(await shownImages(page)).not.toEqual(stood)
})
