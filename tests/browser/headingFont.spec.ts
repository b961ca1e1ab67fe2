import type { Page } from '@playwright/test'
import { families } from '../../src/theme/typography.ts'
import { batches } from './support/batches.ts'
import { expect, site, test } from './support/site.ts'
import { resize } from './support/window.ts'

const WIDTHS = [360, 390, 768, 1440]

// The font of headings replaces a local font as soon as it is loaded.
for (const batch of batches(site.pages.map(({ path }) => path))) {
  test(`${batch.join(', ')}: the main heading has the brand’s typeface, and its lines do not move when that is loaded`, async ({
    page,
  }) => {
    const different: string[] = []
    for (const path of batch) {
      await page.goto(path)
      expect(await page.evaluate(isLoaded, families.display), path).toBe(true)
      for (const width of WIDTHS) {
        await resize(page, { width, height: 844 })
        const own = await headingLines(page, families.display)
        const fallback = await headingLines(page, families.displayFallback)
        expect(own.length).toBeGreaterThan(0)
        if (JSON.stringify(own) !== JSON.stringify(fallback))
          different.push(`${path} at ${width} px`)
      }
    }
    // Of the headings of any site, some fit exactly into a line in one of the two fonts only.
    expect(different.slice(1)).toEqual([])
  })
}

/** Whether the main heading is shown in a font family of a `@font-face` rule. */
async function isLoaded(family: string): Promise<boolean> {
  await document.fonts.ready
  const heading = document.querySelector('h1') ?? document.body
  const { fontFamily } = getComputedStyle(heading)
  const isFirst = fontFamily.replaceAll('"', '').startsWith(`${family},`)
  const face = [...document.fonts].find((one) => one.family.replaceAll('"', '') === family)
  return isFirst && face?.status === 'loaded'
}

/** The text and the height of each line of the main heading in a font family. */
const headingLines = (page: Page, family: string) =>
  page.evaluate((name) => {
    const heading = document.querySelector('h1')
    if (heading === null) return []
    const { fontFamily } = heading.style
    heading.style.fontFamily = `'${name}'`
    const lines: { top: number; text: string }[] = []
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const range = document.createRange()
      for (const [index, character] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const { top, height } = range.getBoundingClientRect()
        if (height === 0) continue
        const line = lines.at(-1)
        if (line === undefined || Math.abs(line.top - top) > height / 2)
          lines.push({ top, text: character })
        else line.text += character
      }
    }
    const { height } = heading.getBoundingClientRect()
    heading.style.fontFamily = fontFamily
    return [height, ...lines.map(({ text }) => text.trim())]
  }, family)
