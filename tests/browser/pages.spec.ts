import type { Page } from '@playwright/test'
import { mapPath } from '../../src/site/paths.ts'
import { axeProblems } from './audit/axe.ts'
import { boxes, lowTargets } from './audit/boxes.ts'
import { focusProblems } from './audit/focus.ts'
import { hasBrandTypeface, keepsHeadingLines } from './audit/headingFont.ts'
import { hydrationProblems, observeHydration } from './audit/hydration.ts'
import { asksForConsent, consentOn, otherHosts } from './support/consent.ts'
import { test as errorTest } from './support/expectedErrors.ts'
import { manifest } from './support/manifest.ts'
import { batches, pathsOfAllKinds, UNKNOWN } from './support/samplePaths.ts'
import { expect, open, site, test } from './support/site.ts'
import { resize, settle } from './support/window.ts'

/*
 * Every page: all checks that only read it, in one visit at the width of a phone. It is the first visit of a
 * visitor who declines all consent, with late fonts and images. The layout of a wide window is the same for
 * all sections of a kind, so a page of each kind is checked at that width, too.
 */

const PHONE = 390
const DESKTOP = 1440

test.use({ isFirstVisit: true })

for (const batch of batches(site.pages.map(({ path }) => path))) {
  test(`K1: ${batch.join(', ')}: no errors, hydration changes nothing, no third party without consent, accessible, and in the brand’s typeface`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await observeHydration(page)
    const requests = recordRequests(page)
    const movedHeadings: string[] = []
    for (const path of batch) {
      await test.step(path, async () => {
        await page.emulateMedia({ reducedMotion: null })
        await resize(page, { width: PHONE, height: 844 })
        await open(page, path)
        expect.soft(await hydrationProblems(page), path).toEqual([])
        if (asksForConsent) await decline(page)
        movedHeadings.push(...(await checkLayout(page, path)))
        if (pathsOfAllKinds.has(path)) await checkDesktop(page, path)
        // The next page is a first visit, too.
        await page.evaluate(() => localStorage.clear())
      })
    }
    // Of the headings of any site, some fit exactly into a line in one of the two fonts only.
    expect(movedHeadings.slice(1)).toEqual([])
    expect([...requests.hosts]).toEqual([])
    expect(requests.ofMaps()).toEqual([])
  })
}

errorTest('the not-found page is accessible', async ({ page, expectError }) => {
  expectError(/status of 404/)
  await resize(page, { width: PHONE, height: 844 })
  await open(page, UNKNOWN)
  await checkLayout(page, UNKNOWN)
})

/** The checks at one or two widths, without motion: scroll-driven animations would cover other content. Returns the places where the main heading moves. */
async function checkLayout(page: Page, path: string): Promise<readonly string[]> {
  const moved: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft(await hasBrandTypeface(page), path).toBe(true)
  const isSample = pathsOfAllKinds.has(path) || path === UNKNOWN
  // Only the header and the footer are different in a wide window, which axe and Tab check on one page.
  const isHome = path === site.pages[0]?.path
  for (const width of isSample ? [PHONE, DESKTOP] : [PHONE]) {
    const place = `${path} at ${width} px`
    await resize(page, { width, height: 844 })
    if (!(await keepsHeadingLines(page))) moved.push(place)
    await settle(page)
    expect.soft(await boxes(page), place).toEqual([])
    // With a mouse, in a wide window, lower targets are large enough.
    if (width === PHONE) expect.soft(await lowTargets(page), place).toEqual([])
    if (width === PHONE || isHome) expect.soft(await axeProblems(page), place).toEqual([])
    if (isHome || (width === PHONE && pathsOfAllKinds.has(path)))
      expect.soft(await focusProblems(page, isHome ? 'body' : 'main'), place).toEqual([])
  }
  return moved
}

/** Opens a page in a wide window as a visitor who has declined before. */
async function checkDesktop(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: null })
  await open(page, path)
  expect.soft(await hydrationProblems(page), `${path} at ${DESKTOP} px`).toEqual([])
  await expect(consentOn(page).bar).toHaveCount(0)
}

/** On a first visit, the page asks for consent. */
async function decline(page: Page) {
  await expect(consentOn(page).bar).toBeVisible()
  await consentOn(page).decline.click()
  await expect(consentOn(page).bar).toHaveCount(0)
}

/** Records requests to other hosts, and requests for maps. */
function recordRequests(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const maps = Object.keys(manifest.places).map(mapPath)
  return {
    hosts: otherHosts(page),
    ofMaps: () => paths.filter((one) => maps.includes(one) || /\/map-/.test(one)),
  }
}
