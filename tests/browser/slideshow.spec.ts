import type { Page } from '@playwright/test'
import { heroWithImages, manifest } from './support/manifest.ts'
import { expect, test } from './support/site.ts'
import { carousel, FADE, openSlideshow, shownImages, slidePeriod } from './support/slideshow.ts'
import { resize } from './support/window.ts'

/*
 * The slideshow of a hero. The tests include those of the ARIA Authoring Practices Guide for rotation and
 * its control (github.com/w3c/aria-practices, test/tests/carousel_carousel-1-prev-next.js and
 * carousel_carousel-2-tablist.js), as steps with their original titles. The others do not apply: the images
 * are decorative and hidden from the accessibility tree, so there is no region, no slide with a role and a
 * name, no button for the previous or next image, and no tab.
 */

const { slideshow } = manifest.texts
test.use({ viewport: { width: 1440, height: 900 } })

const hero = (page: Page) => page.locator('main > header')
const pause = (page: Page) => hero(page).getByRole('button', { name: slideshow.pause })
const play = (page: Page) => hero(page).getByRole('button', { name: slideshow.play })
const control = (page: Page) => hero(page).getByRole('button').first()

/** Waits until the page has handled an event, except for timers. */
const tasksDone = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))

/** The alternative texts of images. */
const altTexts = (images: readonly Element[]) => images.map((image) => image.getAttribute('alt'))

/** Expects the same image for three periods. */
async function expectPaused(page: Page) {
  await tasksDone(page)
  const stood = await shownImages(page)
  expect(stood).toHaveLength(1)
  await page.clock.runFor(slidePeriod() * 3)
  expect(await shownImages(page)).toEqual(stood)
}

/** Expects another image after a period. */
async function expectPlaying(page: Page) {
  await tasksDone(page)
  const stood = await shownImages(page)
  await page.clock.runFor(slidePeriod() + FADE)
  expect(await shownImages(page)).not.toEqual(stood)
}

test('on a wide screen, its button is at the edge of the content', async ({ page }) => {
  await resize(page, { width: 1920, height: 900 })
  await openSlideshow(page)
  const distance = (element: HTMLElement | SVGElement) => {
    const { left, right } = element.getBoundingClientRect()
    return Math.min(left, document.documentElement.clientWidth - right)
  }
  const margin = await hero(page).locator('h1').evaluate(distance)
  expect(await control(page).evaluate(distance)).toBeCloseTo(margin, 0)
})

test('shows its images in turn with their captions and starts over, except out of the window, and exposes at most one of them', async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 400 })
  await openSlideshow(page)
  const count = heroWithImages().images.length
  await expect(carousel(page).locator('img')).toHaveCount(count)
  const [first = -1] = await shownImages(page)
  for (let step = 1; step <= count; step += 1) {
    await page.clock.runFor(slidePeriod() - 2 * FADE)
    expect(await shownImages(page)).toEqual([(first + step - 1) % count])
    await page.clock.runFor(2 * FADE)
    const index = (first + step) % count
    expect(await shownImages(page)).toEqual([index])
    const caption = heroWithImages().captions?.[index] ?? ''
    await expect(control(page).locator('..')).toContainText(`${caption}${index + 1}/${count}`)
  }
  // The first one, unless it is decorative.
  const named = heroWithImages()
    .images.slice(0, 1)
    .flatMap((image) => manifest.media.images[image]?.alt || [])
  expect(await hero(page).getByRole('img').evaluateAll(altTexts)).toEqual(named)
  await expect(hero(page).getByRole('status')).toHaveCount(0)
  await expect(hero(page).locator('[aria-live]:not([aria-hidden="true"] *)')).toHaveCount(0)
  const stops = page.locator('main').locator('a[href], button, [tabindex]')
  await expect(stops.first()).toHaveText(slideshow.pause)
  await test.step('out of the window', async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(hero(page)).not.toBeInViewport()
    await expectPaused(page)
    await page.evaluate(() => scrollTo(0, 0))
    await expectPlaying(page)
  })
})

test('the button and the mouse over it pause it', async ({ page }) => {
  await openSlideshow(page)
  await test.step('the button', async () => {
    await expect(control(page)).toHaveAccessibleName(slideshow.pause)
    await pause(page).click()
    await expect(pause(page)).toHaveCount(0)
    await page.mouse.move(5, 5)
    await expectPaused(page)
    await play(page).click()
    await expect(pause(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await expectPlaying(page)
  })
  await test.step('the mouse', async () => {
    await hero(page).hover({ position: { x: 600, y: 200 } })
    await expectPaused(page)
    await expect(pause(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await expectPlaying(page)
  })
})

test('keyboard focus stops it, and only the button starts it again', async ({ page }) => {
  await openSlideshow(page)
  await test.step('TAB moves key through buttons', async () => {
    await page.locator('a[href="#main"]').focus()
    await page.keyboard.press('Enter')
    for (const stop of await hero(page).locator('a[href], button').all()) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    await expect(play(page)).toBeVisible()
    await control(page).focus()
    await page.keyboard.press('Shift+Tab')
    await expectPaused(page)
  })
  for (const key of ['Enter', 'Space']) {
    await test.step(`${key.toUpperCase()} pause and start carousel motion`, async () => {
      await control(page).focus()
      await page.keyboard.press(key)
      await expect(pause(page)).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expectPlaying(page)
      // As the guide requires, focus stops the rotation.
      await page.keyboard.press('Tab')
      await expect(play(page)).toBeFocused()
      await expectPaused(page)
    })
  }
  await test.step('rotation button has aria-label that is updated based on pause state', async () => {
    await control(page).press('Enter')
    await expect(control(page)).toHaveAccessibleName(slideshow.pause)
    await control(page).press('Enter')
    await expect(control(page)).toHaveAccessibleName(slideshow.play)
  })
})
