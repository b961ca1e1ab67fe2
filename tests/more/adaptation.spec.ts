import { blend, wcagContrast } from 'culori'
import { stabilizePage } from '../support/stablePage.ts'
import { brokenWords } from '../browser/support/brokenWords.ts'
import { asksForConsent, consentOn } from '../browser/support/consent.ts'
import { forms } from '../browser/support/forms.ts'
import { expectLongTextsToFit } from '../browser/support/longTexts.ts'
import { manifest } from '../browser/support/manifest.ts'
import { pathsOfAllKinds } from '../browser/support/samplePaths.ts'
import { expect, open, test } from '../browser/support/site.ts'
import { resize } from '../browser/support/window.ts'

const LOW_CONTRAST = 3

/** The sections of a page. */
function sectionsAt(path: string) {
  const route = manifest.routes[path]
  return route === undefined || 'alias' in route ? [] : route.sections
}

test.describe('in forced colors mode and in print', () => {
  test.use({ bypassCSP: true })

  for (const path of pathsOfAllKinds) {
    test(`${path} uses only system colors, and is printed as dark text on white, without controls`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await page.goto(path)
      await stabilizePage(page)
      await test.step('forced colors', async () => {
        const { canvas, painted } = await page.evaluate(paintedElements)
        // A transparent element shows the background of the page.
        const contrast = (color: string, ground: string) =>
          wcagContrast(blend([canvas, color]), blend([canvas, ground]))
        const faint = painted.filter(({ ground, paints }) =>
          paints.every((color) => contrast(color, ground) < LOW_CONTRAST),
        )
        expect(faint).toEqual([])
        const edges = await page
          .locator('main > header a')
          .evaluateAll((all) => all.map((button) => getComputedStyle(button).borderTopStyle))
        expect(edges.filter((style) => style === 'none')).toEqual([])
      })
      await test.step('print', async () => {
        await page.emulateMedia({ forcedColors: 'none', media: 'print' })
        await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
        for (const heading of await page.locator('h2:visible').all()) {
          await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
        }
        await expect(
          page
            .locator('form, main > header :is(picture, button, a[href^="/"])')
            .filter({ visible: true }),
        ).toHaveCount(0)
        const printed = await page
          .locator('main > section')
          .evaluateAll((all) =>
            all.map((one) =>
              [...one.querySelectorAll('picture')].some((picture) => picture.checkVisibility()),
            ),
          )
        const kinds = sectionsAt(path).map(({ kind }) => kind)
        expect(kinds.filter((_, index) => printed[index])).toEqual(
          kinds.filter((kind) => ['imageGallery', 'logos'].includes(kind)),
        )
        const grounds = await page
          .locator('[data-tone]:visible')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
        expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
        const shades = await page
          .locator('main *:visible')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage))
        expect(new Set(shades)).toEqual(new Set(['none']))
        // The width of A4 between the margins.
        await resize(page, { width: 718, height: 1000 })
        expect(await page.locator('th, td, summary *').evaluateAll(brokenWords)).toEqual([])
      })
    })
  }
})

test.describe('on the first visit', () => {
  test.use({ isFirstVisit: true, reducedMotion: 'reduce' })

  test('long words and addresses fit into header, menu, form with errors, footer and consent bar', async ({
    page,
  }) => {
    await open(page, forms[0]?.path ?? '/')
    if (asksForConsent) await expect(consentOn(page).bar).toBeVisible()
    const submit = page.locator('form button[type=submit]')
    if ((await submit.count()) > 0) await submit.first().click({ force: true })
    const panel = page.locator('body > header dialog')
    await expectLongTextsToFit(page, {
      enter: async () => {
        // With long texts, the consent bar may cover the button.
        await page.locator('body > header [aria-haspopup="dialog"]').dispatchEvent('click')
        await expect(panel).toBeVisible()
      },
      leave: () => page.keyboard.press('Escape'),
    })
  })
})

/** The links, buttons and drawings of the content, with the colors that must be visible on their background. */
function paintedElements() {
  const isPainted = (paint: string) => paint !== 'none'
  const controls = [...document.querySelectorAll('main :is(a, button)')]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const { color, backgroundColor } = getComputedStyle(one)
      return { html: one.outerHTML.slice(0, 90), ground: backgroundColor, paints: [color] }
    })
  // The icon of a checkbox that is not checked is transparent.
  const drawn = [...document.querySelectorAll('main svg :is(path, circle), header svg path')]
    .filter((one) => one.checkVisibility({ opacityProperty: true }))
    .map((one) => {
      const { fill, stroke } = getComputedStyle(one)
      const paints = [fill, stroke].filter(isPainted)
      return { html: one.outerHTML.slice(0, 90), ground: 'rgba(0, 0, 0, 0)', paints }
    })
    .filter(({ paints }) => paints.length > 0)
  const canvas = document.createElement('i')
  canvas.style.color = 'Canvas'
  document.body.append(canvas)
  const found = getComputedStyle(canvas).color
  canvas.remove()
  return { canvas: found, painted: [...controls, ...drawn] }
}
