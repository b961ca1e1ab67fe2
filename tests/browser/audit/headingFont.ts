import type { Page } from '@playwright/test'
import { families } from '../../../src/theme/typography.ts'

/** Whether the main heading is shown in the brand's typeface. */
export const hasBrandTypeface = (page: Page): Promise<boolean> =>
  page.evaluate(async (family) => {
    await document.fonts.ready
    const heading = document.querySelector('h1') ?? document.body
    const { fontFamily } = getComputedStyle(heading)
    const isFirst = fontFamily.replaceAll('"', '').startsWith(`${family},`)
    const face = [...document.fonts].find((one) => one.family.replaceAll('"', '') === family)
    return isFirst && face?.status === 'loaded'
  }, families.display)

/** Whether the lines of the main heading stay when the brand's typeface replaces the local font. */
export async function keepsHeadingLines(page: Page): Promise<boolean> {
  const { display, displayFallback, textFallback } = families
  // Only a typeface of headings has a local font of its own.
  const [own, fallback] = await page.evaluate(linesIn, [
    `'${display}'`,
    `'${displayFallback}','${textFallback}'`,
  ])
  return own !== undefined && own.length > 1 && JSON.stringify(own) === JSON.stringify(fallback)
}

/** The height of the main heading and the text of each of its lines, in each font family. */
function linesIn(fonts: readonly string[]): (string | number)[][] {
  const heading = document.querySelector('h1')
  if (heading === null) return []
  const { fontFamily } = heading.style
  const found = fonts.map((family) => {
    heading.style.fontFamily = family
    return [heading.getBoundingClientRect().height, ...textLines(heading)]
  })
  heading.style.fontFamily = fontFamily
  return found

  function textLines(element: Element): string[] {
    const lines: { top: number; text: string }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
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
    return lines.map(({ text }) => text.trim())
  }
}
