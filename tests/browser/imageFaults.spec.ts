import type { Page, Route } from '@playwright/test'
import { lowContrastLines } from './audit/contrast.ts'
import { test } from './support/expectedErrors.ts'
import { heroes, heroWithImage, heroWithImages, manifest } from './support/manifest.ts'
import { followRequests } from './support/requests.ts'
import { pathsOfAllHeroes } from './support/samplePaths.ts'
import { expect, waitForHydration, open } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'
import { resize } from './support/window.ts'

const IMAGE = /\/assets\/[^/]*\.(?:avif|jpg|png)$/
const image = (page: Page) => page.locator('main > header img').first()
const altOf = (name: string | undefined) => manifest.media.images[name ?? '']?.alt ?? ''

const WIDTHS = [1440, 375] as const

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>, RegExp?])[] = [
  ['I1, I2, I4: 404', (route) => route.fulfill({ status: 404, body: '' }), /status of 404/],
  ['I3: never loaded', () => new Promise<void>(() => {})],
]

test('the text, size and contrast of a hero stay without its image', async ({
  page,
  expectError,
}) => {
  test.setTimeout(120_000)
  const first = heroWithImage()
  const boxesAt = async (widths: readonly number[]) => {
    const found: number[][] = []
    for (const width of widths) {
      await resize(page, { width, height: 800 })
      found.push(await image(page).evaluate((one) => [one.clientWidth, one.clientHeight]))
      // While the window has this width.
      if (requested.size > 0) expect(await lowContrastLines(page, 'main > header')).toEqual([])
    }
    return found
  }
  const requested = new Map<string, number>()
  await open(page, first.path)
  const before = await boxesAt(WIDTHS)
  for (const [name, answer, logged] of FAULTS) {
    await test.step(name, async () => {
      if (logged !== undefined) expectError(logged)
      requested.clear()
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
      expect(requested.size).toBeGreaterThan(0)
      expect(await boxesAt(WIDTHS.toReversed())).toEqual(before.toReversed())
      await expect(image(page)).toHaveAccessibleName(altOf(first.images[0]))
      expect(Math.max(...requested.values())).toBeLessThanOrEqual(2)
      await page.unroute(IMAGE)
    })
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
    // The hero fills the window, so it gets its widest file.
    const [shown, offered] = await image(page).evaluate((one: HTMLImageElement) => [
      one.currentSrc,
      one.parentElement?.querySelector('source:not([media])')?.getAttribute('srcset') ?? '',
    ])
    const own = offered?.split(', ').map((each) => Number.parseInt(each.split(' ')[1] ?? '', 10))
    expect(widthOf(shown ?? '')).toBe(Math.max(...(own ?? [])))
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
  // Sections can show the same images.
  const elsewhere = await page
    .locator('main section img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
    )
  const isOther = (path: string) =>
    IMAGE.test(path) &&
    files.some((file) => path.startsWith(`/assets/${file}-`)) &&
    !elsewhere.includes(path)
  expect(requested.filter((path) => isOther(path) || path.includes('RotatingImages'))).toEqual([])
  await expect(page.locator('main > header').getByRole('button')).toHaveCount(0)
})

test.describe('I8: on a phone with a pixel ratio of 3', () => {
  test.use({ viewport: { width: 320, height: 800 }, deviceScaleFactor: 3 })

  test('hydration does not change the images of the HTML', async ({ page }) => {
    usedBySite(
      heroes.find(({ images }) => images.length > 0),
      'an image',
    )
    const seen = () =>
      page.locator('main :is(img, source)').evaluateAll((all) => all.map((one) => one.outerHTML))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of pathsOfAllHeroes) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const sent = await seen()
      await waitForHydration(page)
      expect(await seen()).toEqual(sent)
    }
  })
})

test('an image that is opened runs no script, whatever it contains', async ({
  page,
  request,
  expectError,
}) => {
  expectError(/Blocked script execution/)
  await open(page, '/')
  const script = await page.locator('script[src^="/assets/"]').first().getAttribute('src')
  const { 'content-security-policy': policy = '' } = (await request.get(script ?? '')).headers()
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "ran"</script></svg>'
  const serve = (headers: Record<string, string>) =>
    page.route('/assets/image.svg', (route) =>
      route.fulfill({ body, contentType: 'image/svg+xml', headers }),
    )
  const title = async (headers: Record<string, string>) => {
    await serve(headers)
    await page.goto('/assets/image.svg')
    return page.evaluate('document.title')
  }
  expect(await title({})).toBe('ran')
  expect(await title({ 'content-security-policy': policy })).toBe('')
})
