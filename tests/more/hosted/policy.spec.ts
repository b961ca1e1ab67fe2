import type { Page } from '@playwright/test'
import { product } from '../../../generated/site.gen.ts'
import { batches } from '../../browser/support/samplePaths.ts'
import { consentOn, mapPagePath } from '../../browser/support/consent.ts'
import { mapOn } from '../../browser/support/map.ts'
import { mapProvider } from '../../browser/support/mapProvider.ts'
import { entryAt, menuTexts, parents } from '../../browser/support/menu.ts'
import { heroWithImages, manifest } from '../../browser/support/manifest.ts'
import { expect, waitForHydration, open, site, test } from '../../browser/support/site.ts'
import { openSlideshow, shownImages, slidePeriod } from '../../browser/support/slideshow.ts'
import { resize } from '../../browser/support/window.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'

test.skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx))

// Every test fails if the page violates its Content Security Policy or reports another error.

const STRUCTURED = 'script[type="application/ld+json"]'

for (const batch of batches(site.pages.map(({ path }) => path))) {
  test(`${batch.join(', ')}: no policy violations, and hydration does not change links`, async ({
    page,
  }) => {
    for (const path of batch) await checkDocument(page, path)
  })
}

async function checkDocument(page: Page, path: string) {
  const reply = await page.goto(path)
  expect(reply?.headers()['content-security-policy'], path).toMatch(
    /script-src 'self' 'sha256-[^' ]+';/,
  )
  expect(reply?.headers()['server']).toBe('nginx')
  const sent = (await reply?.text())?.replaceAll('&amp;', '&') ?? ''
  await waitForHydration(page)
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(
    links.filter((href) => !sent.includes(` href="${href}"`)),
    path,
  ).toEqual([])
}

test('client-side navigation updates the structured data', async ({ page }) => {
  test.setTimeout(300_000)
  const asSent = new Map<string, unknown>()
  for (const { path } of site.pages) {
    const html = await (await page.request.get(path)).text()
    const [, data] = /<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(html) ?? []
    asSent.set(path, data === undefined ? undefined : JSON.parse(data))
  }
  await open(page, '/')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  for (const { path, title } of [...site.pages, ...site.pages.toReversed()]) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page).toHaveTitle(`${product.name} | ${title}`)
    const wanted = asSent.get(path)
    await expect
      .poll(async () => {
        const [data] = await page.locator(STRUCTURED).allTextContents()
        return data === undefined ? undefined : JSON.parse(data)
      })
      .toEqual(wanted)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('the menus open', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  await open(page, '/')
  for (const { index } of parents) {
    const { arrow, list } = entryAt(page, index)
    await arrow.click()
    await expect(list).toBeVisible()
  }
  await resize(page, { width: 375, height: 800 })
  await page.getByRole('button', { name: menuTexts.open }).click()
  await expect(page.locator('#site-panel')).toBeVisible()
})

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
