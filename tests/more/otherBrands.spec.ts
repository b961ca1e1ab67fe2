import type { Page } from '@playwright/test'
import { lowContrasts, siteColors } from '../../generator/brand/siteColors.ts'
import { brandSchema } from '../../src/site/brand.ts'
import { themeCss } from '../../src/theme/cssVariables.ts'
import { axeProblems } from '../browser/audit/axe.ts'
import { lineContrasts, lowContrastLines } from '../browser/audit/contrast.ts'
import { forms } from '../browser/support/forms.ts'
import { expect, open, test } from '../browser/support/site.ts'
import { resize, settle } from '../browser/support/window.ts'

/** Colors of other brands, which the rules accept. */
const BRANDS = {
  'dark red': { background: '#2a0a10', text: '#3a1f24', accent: '#ff7a70' },
  orange: { background: '#1a1410', text: '#33291f', accent: '#ff9d3c' },
  purple: { background: '#170b2e', text: '#2b2140', accent: '#b896ff' },
} as const

const WIDTHS = [390, 1440]

/** The share of the pixels of an image that is ignored. */
const IGNORED = 0.001

// Scroll-driven animations would cover other content.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The home page, and a page with a form. */
const paths = [...new Set(['/', forms[0]?.path ?? '/'])]

/** The parts of a page whose text has a plain background. */
const PLAIN_PARTS = ['body > header', 'body > footer']

for (const [name, colors] of Object.entries(BRANDS)) {
  test(`with the colors of another brand (${name}), everything has enough contrast`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const brand = brandSchema.parse({ colors })
    expect(lowContrasts(brand.colors)).toEqual([])
    for (const path of paths) {
      await open(page, path)
      // The same variables as the build writes for this brand. They override those of the site.
      await page.evaluate(adoptStyleSheet, themeCss(undefined, siteColors(brand.colors)))
      for (const width of WIDTHS) await checkContrasts(page, `${path} at ${width} px`, width)
    }
  })
}

function adoptStyleSheet(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

async function checkContrasts(page: Page, place: string, width: number) {
  await resize(page, { width, height: 800 })
  await settle(page)
  expect.soft(await axeProblems(page), place).toEqual([])
  for (const part of PLAIN_PARTS) {
    expect.soft(await lowContrastLines(page, part), `${part} of ${place}`).toEqual([])
  }
  for (const { text, contrast } of await lineContrasts(page, 'main > header', IGNORED)) {
    expect.soft(contrast, `${text} on ${place}`).toBeGreaterThanOrEqual(4.5)
  }
}
