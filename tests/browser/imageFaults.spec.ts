import type { Page, Route } from '@playwright/test'
import { lowContrastLines } from './audit/contrast.ts'
import { test } from './support/expectedErrors.ts'
import { heroes, heroWithImage, heroWithImages, manifest } from './support/manifest.ts'
import { followRequests } from './support/requests.ts'
import { pathsOfAllHeroes, pathsOfAllKinds } from './support/samplePaths.ts'
import { expect, waitForHydration, open } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'
import { resize } from './support/window.ts'

const IMAGE = /\/assets\/[^/]*\.(?:avif|jpg|png)$/
const image = (page: Page) => page.locator('main > header img').first()
const altOf = (name: string | undefined) => manifest.media.images[name ?? '']?.alt ?? ''

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>, RegExp?])[] = [
  ['I1: the host is down', (route) => route.abort('connectionrefused'), /ERR_CONNECTION_REFUSED/],
  ['I2: 404', (route) => route.fulfill({ status: 404, body: '' }), /status of 404/],
  ['I3: never loaded', () => new Promise<void>(() => {})],
  [
    'I4: of the wrong type',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>No' }),
  ],
]

for (const [name, answer, logged] of FAULTS) {
  for (const width of [1440, 375]) {
    test(`${name}: text, size and contrast stay at ${width} px`, async ({ page, expectError }) => {
      const first = heroWithImage()
      if (logged !== undefined) expectError(logged)
      await resize(page, { width, height: 800 })
      const box = () => image(page).evaluate((one) => [one.clientWidth, one.clientHeight])
      await open(page, first.path)
      const before = await box()
      const requested = new Map<string, number>()
      await page.route(IMAGE, (route) => {
        const url = route.request().url()
        requested.set(url, (requested.get(url) ?? 0) + 1)
        return answer(route)
      })
      // An image that never loads delays the load event.
      await page.goto(first.path, { waitUntil: 'domcontentloaded' })
      await page.mouse.move(20, 20)
      await page.keyboard.press('Shift')
      await waitForHydration(page)
      expect(await box()).toEqual(before)
      await expect(image(page)).toHaveAccessibleName(altOf(first.images[0]))
      expect(await lowContrastLines(page, 'main > header')).toEqual([])
      expect(requested.size).toBeGreaterThan(0)
      expect(Math.max(...requested.values())).toBeLessThanOrEqual(2)
    })
  }
}

test('I3: images that never load keep their space', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  const sizes = () =>
    page
      .locator('main img')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight]))
  for (const path of pathsOfAllKinds) {
    await page.goto(path)
    const whenThere = await sizes()
    await page.route(IMAGE, () => new Promise<void>(() => {}))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(sizes, path).toEqual(whenThere)
    await page.unroute(IMAGE)
  }
})

test.describe('I6: on a screen with a pixel ratio of 3', () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 1440, height: 900 } })

  test('no image is wider than the widest file', async ({ page }) => {
    const first = heroWithImage()
    const requested: string[] = []
    page.on('request', (request) => {
      if (IMAGE.test(request.url())) requested.push(request.url())
    })
    await open(page, first.path)
    const widest = Math.max(...manifest.media.widths)
    const widthOf = (url: string) => Number(/-(\d+)\.\w+$/.exec(url)?.[1])
    // The hero fills the window, so it gets the widest file.
    expect(widthOf(await image(page).evaluate((one: HTMLImageElement) => one.currentSrc))).toBe(
      widest,
    )
    expect(requested.map(widthOf).filter((width) => width > widest)).toEqual([])
  })
})

test('I7: with data saving, there is one image and no rotation', async ({ page }) => {
  const rotating = heroWithImages()
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const requests = followRequests(page)
  await page.clock.install()
  await open(page, rotating.path)
  await requests.settledAfterTimers()
  const others = rotating.images.slice(1)
  const files = others.map(
    (name) => manifest.media.images[name]?.file.replace(/\.\w+$/, '') ?? name,
  )
  expect(files.length).toBeGreaterThan(0)
  const isOther = (path: string) =>
    IMAGE.test(path) && files.some((file) => path.startsWith(`/assets/${file}-`))
  expect(requested.filter((path) => isOther(path) || path.includes('RotatingImages'))).toEqual([])
  await expect(page.locator('main > header').getByRole('button')).toHaveCount(0)
})

for (const [width, deviceScaleFactor] of [
  [320, 3],
  [2560, 1],
] as const) {
  test.describe(`I8: at ${width} px with a pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor })

    test('hydration does not change the images of the HTML', async ({ page }) => {
      usedBySite(
        heroes.find(({ images }) => images.length > 0),
        'an image',
      )
      const seen = () =>
        page.locator('main :is(img, source)').evaluateAll((all) => all.map((one) => one.outerHTML))
      const seenImages: string[] = []
      for (const path of pathsOfAllHeroes) {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const sent = await seen()
        await waitForHydration(page)
        expect(await seen()).toEqual(sent)
        seenImages.push(...sent)
      }
      expect(seenImages).not.toEqual([])
    })
  })
}
