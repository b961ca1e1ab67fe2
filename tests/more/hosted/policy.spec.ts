import type { Page } from '@playwright/test'
import { batches } from '../../browser/support/samplePaths.ts'
import { consentOn, mapPagePath } from '../../browser/support/consent.ts'
import { changeLocation } from '../../browser/support/links.ts'
import { mapOn } from '../../browser/support/map.ts'
import { mapProvider } from '../../browser/support/mapProvider.ts'
import { heroWithImages, manifest, titleAt } from '../../browser/support/manifest.ts'
import { expect, waitForHydration, open, site, test } from '../../browser/support/site.ts'
import { openSlideshow, shownImages, slidePeriod } from '../../browser/support/slideshow.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'

test.skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx))

// Every test fails if the page violates its Content Security Policy or reports another error.

for (const batch of batches(site.pages)) {
  const paths = batch.map(({ path }) => path).join(', ')
  test(`${paths}: no policy violations, hydration does not change links, navigation updates the structured data`, async ({
    page,
  }) => {
    const asSent = new Map<string, string>()
    for (const { path } of batch) asSent.set(path, await checkDocument(page, path))
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    // The first navigation leaves the last page.
    for (const { path } of batch) {
      await page.evaluate(changeLocation, path)
      await expect(page).toHaveTitle(titleAt(path))
      const [, data] = STRUCTURED.exec(asSent.get(path) ?? '') ?? []
      const shown = page.locator('script[type="application/ld+json"]')
      await expect
        .poll(async () => (await shown.allTextContents()).map(parse))
        .toEqual([data ?? []].flat().map(parse))
    }
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  })
}

const STRUCTURED = /<script type="application\/ld\+json"[^>]*>([^<]*)</
const parse = (text: string): unknown => JSON.parse(text)

/** Opens a page and returns its html. */
async function checkDocument(page: Page, path: string): Promise<string> {
  const reply = await page.goto(path)
  expect(reply?.headers()['content-security-policy'], path).toMatch(
    /script-src 'self' 'sha256-[^' ]+';/,
  )
  expect(reply?.headers()['server']).toBe('nginx')
  const html = (await reply?.text()) ?? ''
  await waitForHydration(page)
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const sent = html.replaceAll('&amp;', '&')
  expect(
    links.filter((href) => !sent.includes(` href="${href}"`)),
    path,
  ).toEqual([])
  return html
}

test('the slideshow of the hero loads images from the media host', async ({ page }) => {
  const rotating = heroWithImages()
  const requested = new Set<string>()
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'image' && reply.ok()) requested.add(reply.url())
  })
  await openSlideshow(page)
  const files = rotating.images.map((name) => manifest.media.images[name]?.file ?? '')
  const loaded = files.filter((file) => [...requested].some((url) => url.includes(`/${file}?w=`)))
  expect(loaded).toEqual(files)
  const [first = -1] = await shownImages(page)
  await page.clock.runFor(slidePeriod())
  expect(await shownImages(page)).toEqual([(first + 1) % files.length])
})

test.describe('on the first visit', () => {
  test.use({ isFirstVisit: true })

  test('the map loads in its own document after consent', async ({ page }) => {
    const path = mapPagePath()
    const provider = await mapProvider(page.context(), 'works')
    await open(page, path)
    const consent = consentOn(page)
    await expect(consent.bar).toBeVisible()
    expect(provider.requests).toEqual([])
    await consent.accept.click()
    const map = mapOn(page)
    await map.panel.scrollIntoViewIfNeeded()
    await map.status('LOADED')
    await expect(map.marker).not.toHaveCount(0)
    await consent.reopen.click()
    await expect(consent.bar).toBeVisible()
  })
})
