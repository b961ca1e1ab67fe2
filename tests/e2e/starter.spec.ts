import type { Page } from '@playwright/test'
import { linkToTarget, target } from './support/code.ts'
import { test as faulty } from './support/faulty.ts'
import { forms } from './support/forms.ts'
import { heroes } from './support/place.ts'
import { followRequests } from './support/requests.ts'
import { expect, hydrated, isHydrated, test } from './support/site.ts'
import { resize } from './support/window.ts'

const STARTER = /\/assets\/start-/
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

const rules = (page: Page) => page.locator('script[type=speculationrules]')

for (const { path } of [...heroes.slice(0, 3), ...forms]) {
  test(`${path}: the starter alone comes before the largest paint`, async ({ page }) => {
    const requests = followRequests(page)
    await page.goto(path)
    await hydrated(page)
    await requests.settled()
    const painted = await largestPaint(page)
    const scripts = await scriptsOf(page)
    const others = scripts.filter(({ name }) => !STARTER.test(name))
    expect(others.length).toBe(scripts.length - 1)
    expect(others.filter(({ startTime }) => startTime < painted)).toEqual([])
  })

  test(`${path}: where nothing moves, the starter brings what the page names and no more`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const requests = followRequests(page)
    await page.goto(path)
    const named = await page.locator('script[data-scripts]').getAttribute('data-scripts')
    await hydrated(page)
    await requests.settled()
    const scripts = (await scriptsOf(page)).map(({ name }) => name)
    const others = scripts.filter((name) => !STARTER.test(name))
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter((name) => !named?.split(' ').includes(name))).toEqual([])
  })
}

test('a sign of intent brings the client before the page has loaded', async ({ page }) => {
  const path = heroes[0]?.path ?? '/'
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.(?:avif|webp)$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await isHydrated(page)).toBe(true)
  }).toPass()
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  release()
})

test('the rules for documents stand until the router lives', async ({ page, request }) => {
  const path = heroes[0]?.path ?? '/'
  expect(await (await request.get(path)).text()).toContain('<script type="speculationrules">')
  await page.goto(path)
  await hydrated(page)
  await expect(rules(page)).toHaveCount(0)
})

faulty('a document is fetched when its link is pointed at', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/)
  await resize(page, { width: 1440, height: 900 })
  await page.route(/\/assets\/start-/, (route) => route.abort())
  await page.goto(heroes[0]?.path ?? '/')
  const protocol = await page.context().newCDPSession(page)
  const fetched = new Promise<string>((resolve) => {
    protocol.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname)
    })
  })
  await protocol.send('Preload.enable')
  await linkToTarget(page).hover()
  expect(await fetched).toBe(target.path)
})
