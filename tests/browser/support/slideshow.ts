import type { Page } from '@playwright/test'
import { heroWithImages } from './manifest.ts'
import { expect, open } from './site.ts'

/** The time between two images. Milliseconds. */
export const slidePeriod = () => heroWithImages().rotateSeconds * 1000

/** The duration of the fade between two images. Milliseconds. */
export const FADE = 1500

/** The carousel of a hero. */
export const carousel = (page: Page) => page.locator('#hero-images')

/** Opens the page of a hero with several images. Its clock stands until a test moves it. */
export async function openSlideshow(page: Page): Promise<void> {
  const { path } = heroWithImages()
  await page.clock.install({ time: new Date('2030-01-01T12:00:00Z') })
  await open(page, path)
  await expect(carousel(page)).toBeAttached()
  await page.clock.pauseAt(new Date('2030-01-01T13:00:00Z'))
  // The slide change that was due in that hour.
  await page.clock.runFor(FADE)
}

/** The indexes of the images with full opacity: one, except during a fade. */
export const shownImages = (page: Page) =>
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
