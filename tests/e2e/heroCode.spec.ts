import type { Page } from '@playwright/test'
import { test as faulty } from './support/faulty.ts'
import { heroes, whole } from './support/place.ts'
import { A_MINUTE, followRequests, workDone } from './support/requests.ts'
import { expect, hydrated, isHydrated, open, test } from './support/site.ts'

const rotating = heroes.find(({ images }) => images.length > 1)?.path ?? ''
const still = heroes.filter(({ images }) => images.length === 1)

const CODE = /\/assets\/RotatingImages-[^/]*\.(?:js|css)$/
const carousel = (page: Page) => page.locator('#hero-images')

/** The code for images that take turns, as far as it has been asked for. */
function codeAsked(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (CODE.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Whether what is named in the HTML as sent preloads the code. */
const isNamed = async (page: Page, path: string) =>
  (await (await page.request.get(path)).text()).includes('RotatingImages')

test('the code is asked for once the first image is painted', async ({ page }) => {
  const asked = codeAsked(page)
  await page.clock.install()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.(?:avif|webp)$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(rotating, { waitUntil: 'domcontentloaded' })
  // A visitor's signs bring the page alive before its images are there.
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await isHydrated(page)).toBe(true)
  }).toPass()
  await hydrated(page)
  await workDone(page)
  await page.clock.fastForward(A_MINUTE)
  await workDone(page)
  expect(asked).toEqual([])
  release()
  await expect(carousel(page)).toBeAttached()
  expect(asked).not.toEqual([])
  expect(await isNamed(page, rotating)).toBe(false)
})

test('pages with one image never ask for the code', async ({ page }) => {
  const asked = codeAsked(page)
  const requests = followRequests(page)
  await page.clock.install()
  for (const { path } of still.slice(0, 3)) {
    await open(page, path)
    await requests.settledForGood()
    expect(await isNamed(page, path)).toBe(false)
  }
  expect(asked).toEqual([])
})

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing rotates, and nothing is fetched for it', async ({ page }) => {
    const asked = codeAsked(page)
    const requests = followRequests(page)
    await page.clock.install()
    await open(page, rotating)
    await requests.settledForGood()
    expect(asked).toEqual([])
    await expect(carousel(page)).toHaveCount(0)
    await expect(page.locator('main > header').getByRole('button')).toHaveCount(0)
    const slow = await page.locator('header *').evaluateAll(
      (all) =>
        all.filter((one) =>
          getComputedStyle(one)
            .transitionDuration.split(', ')
            .some((time) => Number.parseFloat(time) > 0.001),
        ).length,
    )
    expect(slow).toBe(0)
  })
})

faulty('I5: an image that cannot be fetched is skipped', async ({ page, expectTrouble }) => {
  expectTrouble(/status of 404/)
  const images = heroes.find(({ path }) => path === rotating)?.images ?? []
  const file = whole.media.images[images.at(-1) ?? '']?.file.replace(/\.\w+$/, '')
  await page.route(new RegExp(`/assets/${file}-.*\\.(?:avif|webp)$`), (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  await open(page, rotating)
  await expect(carousel(page).locator('img')).toHaveCount(images.length - 1)
})

faulty('the first image stays where the code is gone', async ({ page, expectTrouble }) => {
  expectTrouble(/status of 404/)
  await page.route(CODE, (route) => route.fulfill({ status: 404, body: '' }))
  const failed = page.waitForResponse(CODE)
  const requests = followRequests(page)
  await open(page, rotating)
  await failed
  await requests.settled()
  await expect(page.locator('main > header').getByRole('img')).toBeVisible()
  await expect(page.locator('main > header').getByRole('button')).toHaveCount(0)
})
