import { axeProblems } from '../browser/audit/axe.ts'
import { focusProblems } from '../browser/audit/focus.ts'
import { hasBrandTypeface, keepsHeadingLines } from '../browser/audit/headingFont.ts'
import { consentOn, otherHosts } from '../browser/support/consent.ts'
import { denyStorage } from '../browser/support/denyStorage.ts'
import { fillAll, openFilled } from '../browser/support/fillForm.ts'
import { isEmpty } from '../browser/support/formOn.ts'
import { forms } from '../browser/support/forms.ts'
import { uniqueEmail } from '../browser/support/formService.ts'
import { changeLocation } from '../browser/support/links.ts'
import { titleAt } from '../browser/support/manifest.ts'
import { desktopMenu, parents } from '../browser/support/menu.ts'
import { followRequests } from '../browser/support/requests.ts'
import { batches, pathsOfAllKinds } from '../browser/support/samplePaths.ts'
import { expect, open, site, test, waitForHydration } from '../browser/support/site.ts'
import { resize, settle } from '../browser/support/window.ts'
import { expectContent, expectListOpens } from '../browser/support/withoutScripts.ts'

/*
 * What the tests of `npm test` do on one page, or on a page for each kind of section, here on every page.
 */

const paths = site.pages.map(({ path }) => path)

test.use({ viewport: { width: 1440, height: 900 } })

// pages.spec.ts checks the focus and a wide window on pages with all kinds of sections, and the heading at two widths.
for (const batch of batches(paths)) {
  test(`${batch.join(', ')}: the focus is visible and not covered, a wide window is accessible, and the lines of the main heading stay when the font is loaded`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const moved: string[] = []
    for (const path of batch) {
      // On a phone, fixed elements may cover the focus.
      await resize(page, { width: 390, height: 700 })
      await open(page, path)
      if (!pathsOfAllKinds.has(path)) {
        expect.soft(await focusProblems(page, 'main'), path).toEqual([])
        await resize(page, { width: 1440, height: 844 })
        await settle(page)
        expect.soft(await axeProblems(page, { within: 'main' }), path).toEqual([])
      }
      expect(await hasBrandTypeface(page), path).toBe(true)
      for (const width of [768, 360]) {
        await resize(page, { width, height: 844 })
        if (!(await keepsHeadingLines(page))) moved.push(`${path} at ${width} px`)
      }
    }
    // Of the headings of any site, some fit exactly into a line in one of the two fonts only.
    expect(moved.slice(1)).toEqual([])
  })
}

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows headings, menu, links and contact details', async ({ page }) => {
    test.setTimeout(120_000)
    const hosts = otherHosts(page)
    for (const [index, path] of paths.entries()) {
      await expectContent(page, path)
      await expect(consentOn(page).bar).toHaveCount(0)
      // Another submenu on each page.
      if (index < parents.length) await expectListOpens(page, index)
    }
    expect([...hosts]).toEqual([])
  })
})

test.describe('C17: with storage that throws', () => {
  test.beforeEach(({ page }) => denyStorage(page))

  test('every page opens, directly or by a link', async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of pathsOfAllKinds) await open(page, path)
    for (const path of paths) {
      await page.evaluate(changeLocation, path)
      await expect(page).toHaveTitle(titleAt(path))
    }
  })

  for (const definition of forms.slice(1)) {
    test(`${definition.id} is sent without storing anything`, async ({ page }) => {
      const form = await openFilled(page, definition, uniqueEmail())
      await page.reload()
      await waitForHydration(page)
      expect(isEmpty(await form.values())).toBe(true)
      await fillAll(page, definition, uniqueEmail())
      await form.button.click()
      await expect(form.status).toHaveText(form.texts.sent)
    })
  }
})

test('I3: images that never load keep their space', async ({ page }) => {
  test.setTimeout(120_000)
  await resize(page, { width: 390, height: 844 })
  const image = /\/assets\/[^/]*\.(?:avif|jpg|png)$/
  const sizes = () =>
    page
      .locator('main img')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight]))
  for (const path of pathsOfAllKinds) {
    await page.goto(path)
    const whenThere = await sizes()
    await page.route(image, () => new Promise<void>(() => {}))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(sizes, path).toEqual(whenThere)
    await page.unroute(image)
  }
})

test('C14: after fifty fast clicks, the last one wins', async ({ page }) => {
  const requests = followRequests(page)
  await open(page, '/')
  const links = await desktopMenu(page)
    .locator('a[href^="/"]:not([target])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const clicks = Array.from({ length: 50 }, (_, at) => links[(at * 7) % links.length] ?? '/')
  const last = clicks.at(-1) ?? ''
  await desktopMenu(page).evaluate((nav, all) => {
    for (const path of all) nav.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
  }, clicks)
  await expect(page).toHaveURL(last)
  await expect(page).toHaveTitle(titleAt(last))
  await requests.settled()
  await expect(page).toHaveURL(last)
  await expect(page).toHaveTitle(titleAt(last))
  const shown = await page.locator('h1').textContent()
  await page.reload()
  await expect(page.locator('h1')).toHaveText(shown ?? '')
  expect(site.pages.some(({ path }) => path === last)).toBe(true)
})
