import type { Page } from '@playwright/test'
import { pathsOfAllKinds } from '../../browser/support/samplePaths.ts'
import { changeLocation } from '../../browser/support/links.ts'
import { heroWithImages, manifest, titleAt } from '../../browser/support/manifest.ts'
import { expect, waitForHydration, test } from '../../browser/support/site.ts'
import { openSlideshow, shownImages, slidePeriod } from '../../browser/support/slideshow.ts'
import { nginxPath, notInstalled, PROGRAMS } from '../../support/programs.ts'

test.skip(nginxPath() === undefined, notInstalled(PROGRAMS.nginx))

// Every test fails if the page violates its Content Security Policy or reports another error.

// nginx.test.ts checks the headers of every page, documents.test.ts the hashes in its policy.
test('on every kind of page: no policy violations, hydration does not change links, navigation updates the structured data', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const asSent = new Map<string, string>()
  for (const path of pathsOfAllKinds) asSent.set(path, await checkDocument(page, path))
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  // The first navigation leaves the last page.
  for (const [path, html] of asSent) {
    await page.evaluate(changeLocation, path)
    await expect(page).toHaveTitle(titleAt(path))
    const [, data] = STRUCTURED.exec(html) ?? []
    const shown = page.locator('script[type="application/ld+json"]')
    await expect
      .poll(async () => (await shown.allTextContents()).map(parse))
      .toEqual([data ?? []].flat().map(parse))
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

const STRUCTURED = /<script type="application\/ld\+json"[^>]*>([^<]*)</
const parse = (text: string): unknown => JSON.parse(text)

/** Opens a page and returns its html. */
async function checkDocument(page: Page, path: string): Promise<string> {
  const reply = await page.goto(path)
  expect(reply?.headers()['content-security-policy'], path).toMatch(
    // With the hashes and origins of third-party scripts, if the site has some.
    /script-src 'self'(?: 'sha256-[^' ]+')+(?: https:[^; ]+)*;/,
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
