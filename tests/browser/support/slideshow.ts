import type { Page } from '@playwright/test'
import { heroWithImages } from './manifest.ts'
import { expect, open } from './site.ts'

/** The time between two images. Milliseconds. */
export const slidePeriod = () => heroWithImages().rotateSeconds * 1000

/** How long before and after each change of the image the tests look. Milliseconds. */
export const MARGIN = 1000

/** The images of a hero that shows them in turn. */
export const rotatingImages = (page: Page) => page.locator('#hero-images')

/** Opens the page of a hero with several images. Its clock stands until a test moves it. */
export async function openSlideshow(page: Page): Promise<void> {
  const { path } = heroWithImages()
  await page.clock.install({ time: new Date('2030-01-01T12:00:00Z') })
  await open(page, path)
  await expect(rotatingImages(page)).toBeAttached()
  await page.clock.pauseAt(new Date('2030-01-01T13:00:00Z'))
  // The change that was due in that hour.
  await page.clock.runFor(MARGIN)
}

/** The indexes of the images with full opacity after the fade, which does not follow the page's clock. */
export const shownImages = (page: Page) =>
  rotatingImages(page)
    .locator('img')
    .evaluateAll((images) => {
      for (const fade of document.getAnimations()) {
        if (fade instanceof CSSTransition) fade.finish()
      }
      return images.flatMap((image, index) => {
        let opacity = 1
        for (let at: Element | null = image; at !== null; at = at.parentElement) {
          opacity *= Number(getComputedStyle(at).opacity)
        }
        return opacity > 0.99 ? [index] : []
      })
    })
