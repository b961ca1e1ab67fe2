import type { Page } from '@playwright/test'
import { test as errorTest } from './support/expectedErrors.ts'
import { heroWithImages, manifest } from './support/manifest.ts'
import { ONE_MINUTE, followRequests, waitForIdle } from './support/requests.ts'
import { expect, waitForHydration, isHydrated, open, test } from './support/site.ts'

const CODE = /\/assets\/RotatingImages-[^/]*\.(?:js|css)$/
const carousel = (page: Page) => page.locator('#hero-images')

/** The requests for the slideshow code so far. */
function recordCodeRequests(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    if (CODE.test(request.url())) requested.push(request.url())
  })
  return requested
}

/** Whether the HTML of a page references the slideshow code. */
const isReferenced = async (page: Page, path: string) =>
  (await (await page.request.get(path)).text()).includes('RotatingImages')

test('loads the slideshow code after the first image is painted', async ({ page }) => {
  const { path } = heroWithImages()
  const requested = recordCodeRequests(page)
  await page.clock.install()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.(?:avif|jpg)$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Input by the visitor starts hydration before the images are loaded.
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await page.evaluate(isHydrated)).toBe(true)
  }).toPass()
  await waitForHydration(page)
  await waitForIdle(page)
  await page.clock.fastForward(ONE_MINUTE)
  await waitForIdle(page)
  expect(requested).toEqual([])
  release()
  await expect(carousel(page)).toBeAttached()
  expect(requested).not.toEqual([])
  expect(await isReferenced(page, path)).toBe(false)
})

errorTest('I5: an image that fails to load is skipped', async ({ page, expectError }) => {
  const { path, images } = heroWithImages()
  expectError(/status of 404/)
  const file = manifest.media.images[images.at(-1) ?? '']?.file.replace(/\.\w+$/, '')
  await page.route(new RegExp(`/assets/${file}-.*\\.(?:avif|jpg)$`), (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  await open(page, path)
  // A single image needs no carousel.
  const left = images.length - 1
  await expect(carousel(page).locator('img')).toHaveCount(left > 1 ? left : 0)
})

errorTest(
  'the first image stays if the slideshow code is missing',
  async ({ page, expectError }) => {
    const { path } = heroWithImages()
    expectError(/status of 404/)
    await page.route(CODE, (route) => route.fulfill({ status: 404, body: '' }))
    const failed = page.waitForResponse(CODE)
    const requests = followRequests(page)
    await open(page, path)
    await failed
    await requests.settled()
    await expect(page.locator('main > header img')).toBeVisible()
    await expect(page.locator('main > header').getByRole('button')).toHaveCount(0)
  },
)
