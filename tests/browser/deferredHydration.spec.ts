import type { Page } from '@playwright/test'
import { capitalize } from '../../generator/text.ts'
import { linkToTarget, target } from './support/pageScript.ts'
import { forms } from './support/forms.ts'
import { heroes, manifest, titleAt } from './support/manifest.ts'
import { followRequests } from './support/requests.ts'
import { openWithRow } from './support/menu.ts'
import { expect, open, waitForHydration, isHydrated, site, test } from './support/site.ts'
import { usedBySite } from './support/usedBySite.ts'
import { resize } from './support/window.ts'

const DEFERRED_ENTRY = /\/assets\/deferred-/
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })),
  )

const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime)))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/** How long the deferred entry waits for the paint after the load event. On a busy machine the paint can be later. Milliseconds. */
const PAINT_TIMEOUT = 400

const loadEvent = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart)

const rules = (page: Page) => page.locator('script[type=speculationrules]')

/** A page with a slideshow, one with an image or without, and one with a form. */
const paths = new Set(
  [
    heroes.find(({ images }) => images.length > 1),
    heroes.find(({ images }) => images.length < 2),
    forms[0],
  ].flatMap((one) => one?.path ?? []),
)

test.describe('with a visitor who saves data', () => {
  test.use({ savesData: true })

  test('only the deferred entry loads before the largest contentful paint, or before the end of the time for it; then only the scripts that the page lists, and the list of pages', async ({
    page,
  }) => {
    const requests = followRequests(page)
    for (const path of paths) {
      await page.goto(path)
      const named = await page.locator('script[data-scripts]').getAttribute('data-scripts')
      await waitForHydration(page)
      await requests.settled()
      const earliest = Math.min(await largestPaint(page), (await loadEvent(page)) + PAINT_TIMEOUT)
      const scripts = await scriptsOf(page)
      const others = scripts.filter(({ name }) => !DEFERRED_ENTRY.test(name))
      expect(others.length, path).toBe(scripts.length - 1)
      expect(others.filter(({ startTime }) => startTime < earliest)).toEqual([])
      // The code of the slideshow has no place in the list: it loads after the first image is painted.
      const listed = [...(named?.split(' ') ?? []), '/page-modules.js']
      const isListed = ({ name }: { name: string }) => listed.includes(name)
      const hasSlideshow = heroes.some((one) => one.path === path && one.images.length > 1)
      if (!hasSlideshow) expect(others.filter((one) => !isListed(one))).toEqual([])
      await expect(rules(page)).toHaveCount(0)
    }
  })
})

test('the page of a link is loaded when the visitor points at the link, not earlier', async ({
  page,
}) => {
  const { id, path } = usedBySite(target(), 'a page in the menu, besides the home page')
  await resize(page, { width: 1440, height: 900 })
  const requests = followRequests(page)
  await openWithRow(page)
  await requests.settled()
  // Not the scripts of places, which pages share.
  const isOfPage = (name: string) =>
    site.pages.some((each) => name.startsWith(`/assets/${each.id}.gen-`))
  const ofPages = async () => (await scriptsOf(page)).map(({ name }) => name).filter(isOfPage)
  expect(await ofPages()).toHaveLength(1)
  await linkToTarget(page).hover()
  const isLoaded = async () => (await ofPages()).some((name) => name.includes(`/${id}.gen-`))
  await expect.poll(isLoaded).toBe(true)
  await requests.settled()
  const before = await ofPages()
  expect(before).toHaveLength(2)
  await linkToTarget(page).click()
  await expect(page).toHaveTitle(titleAt(path))
  await requests.settled()
  expect(await ofPages()).toEqual(before)
})

test('the kind of section that most pages have is loaded when the browser is idle, also on a page without it', async ({
  page,
}) => {
  const kindsAt = new Map(
    Object.entries(manifest.routes).flatMap(([path, route]) =>
      'sections' in route
        ? [[path, new Set<string>(route.sections.map(({ kind }) => kind))] as const]
        : [],
    ),
  )
  const pagesWith = (kind: string) =>
    [...kindsAt.values()].filter((kinds) => kinds.has(kind)).length
  const common = [...new Set([...kindsAt.values()].flatMap((kinds) => [...kinds]))]
    .filter((kind) => kind !== 'form' && pagesWith(kind) * 4 >= kindsAt.size)
    .toSorted((a, b) => pagesWith(b) - pagesWith(a))
  const { kind, path } = usedBySite(
    common.flatMap((one) =>
      heroes.flatMap((hero) =>
        kindsAt.get(hero.path)?.has(one) === false ? [{ kind: one, path: hero.path }] : [],
      ),
    )[0],
    'a page without a common kind of section',
  )
  await open(page, path)
  const script = `/assets/${capitalize(kind)}-`
  const isLoaded = async () => (await scriptsOf(page)).some(({ name }) => name.startsWith(script))
  await expect.poll(isLoaded).toBe(true)
})

test('visitor input starts hydration before the page has loaded', async ({ page }) => {
  const { path } = usedBySite(
    heroes.find(({ images }) => images.length > 0),
    'an image',
  )
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.(?:avif|jpg)$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await page.evaluate(isHydrated)).toBe(true)
  }).toPass()
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  release()
})

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls like a reader, almost to the end of the page. */
const scrollDown = (page: Page) =>
  page.evaluate(async () => {
    const longest = document.documentElement.scrollHeight - innerHeight
    scrollTo({ top: Math.round(longest * 0.8), behavior: 'instant' })
    // The scroll event comes with the next frame. The router knows the position only after it.
    await new Promise(requestAnimationFrame)
  })

/** The last text of the footer that the page shows only there. */
function lastUniqueText(): string {
  const all = document.body.innerText.toLowerCase()
  const texts = [...document.querySelectorAll('footer *')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map(({ textContent }) => textContent.trim())
  const isUnique = (text: string) => text !== '' && all.split(text.toLowerCase()).length === 2
  return texts.toReversed().find(isUnique) ?? ''
}

/** Ways in which a reader comes to a position of the home page before the scripts arrive. */
const VISITS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [
    'a query that the router writes in another way',
    (page) => page.goto('/?a=b%20c').then(() => scrollDown(page)),
  ],
  ['a visit at an anchor', (page) => page.goto('/#main').then(() => scrollDown(page))],
  [
    'a text fragment',
    async (page) => {
      await page.goto('/')
      const text = await page.evaluate(lastUniqueText)
      await page.goto('about:blank')
      await page.goto(`/#:~:text=${encodeURIComponent(text)}`)
    },
  ],
  [
    'a reload',
    async (page) => {
      await page.goto('/')
      await scrollDown(page)
      await page.reload()
    },
  ],
  [
    'a return from another page',
    async (page) => {
      await page.goto('/')
      await scrollDown(page)
      await page.goto(site.pages.at(-1)?.path ?? '/')
      await page.goBack()
    },
  ],
]

test('hydration does not scroll, however the reader came to a position', async ({ page }) => {
  let held = Promise.resolve()
  await page.route(/\/assets\/client-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const requests = followRequests(page)
  for (const [visit, arrive] of VISITS) {
    await test.step(visit, async () => {
      // Without the position of the visit before.
      await page.goto('about:blank')
      let release = () => {}
      held = new Promise<void>((resolve) => (release = resolve))
      await arrive(page)
      await expect(page).toHaveTitle(titleAt('/'))
      await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
      const before = await scrolled(page)
      release()
      await waitForHydration(page)
      await requests.settled()
      expect(await scrolled(page)).toBe(before)
    })
  }
})

test('a return over several pages restores the position of a page that was left by a link', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await scrollDown(page)
  const before = await scrolled(page)
  // Not a click of Playwright, which would scroll to the link.
  await linkToTarget(page).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveTitle(titleAt(target().path))
  await page.goto('about:blank')
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await expect(page).toHaveTitle(titleAt('/'))
  await expect.poll(() => scrolled(page)).toBe(before)
})
