import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A line of text: its position in the window, its color, and the required contrast ratio. */
type Line = {
  readonly words: string
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  readonly color: readonly [number, number, number]
  readonly needed: number
}

/**
 * The lines of text within `selector` whose contrast is too low (WCAG 1.4.3). The contrast of a line is
 * the minimum for all pixels behind it in a screenshot.
 */
export async function lowContrastLines(page: Page, selector: string): Promise<readonly string[]> {
  const lines = await linesIn(page, selector)
  if (lines.length === 0) return [`${selector}: no text`]
  const behind = await screenshotWithoutText(page)
  const found = lines.map((line) => ({ ...line, ratio: minimumRatio(line, behind) }))
  return found
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ words, ratio, needed }) => `${ratio.toFixed(2)} of ${needed}: ${words}`)
}

function linesIn(page: Page, selector: string): Promise<readonly Line[]> {
  return page.evaluate((within) => {
    scrollTo(0, 0)
    const root = document.querySelector(within)
    if (root === null) return []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent, textContent: words } = node
      // Visually hidden text.
      if ((parent?.getBoundingClientRect().width ?? 0) <= 2) continue
      if (!words?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(parent)
      const size = Number.parseFloat(style.fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      if (canvas === null) throw new Error('no canvas')
      canvas.fillStyle = style.color
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = { x, y, width, height }
        if (width > 1) lines.push({ words, box, color: [r, g, b], needed: isLarge ? 3 : 4.5 })
      }
    }
    return lines
  }, selector)
}

type Screenshot = { readonly data: Buffer; readonly width: number; readonly height: number }

/** A screenshot without text. */
async function screenshotWithoutText(page: Page): Promise<Screenshot> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { color: transparent !important; transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const image = sharp(await page.screenshot({ fullPage: true, scale: 'css' })).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return { data, width: info.width, height: info.height }
}

function minimumRatio({ box, color }: Line, { data, width, height }: Screenshot): number {
  const own = luminance(color)
  let least = Number.POSITIVE_INFINITY
  const right = Math.min(box.x + box.width, width)
  const bottom = Math.min(box.y + box.height, height)
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
      const at = (y * width + x) * 3
      const other = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      const ratio = (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05)
      least = Math.min(least, ratio)
    }
  }
  return least
}

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([r, g, b]: readonly [number, number, number]): number {
  const [red, green, blue] = [linear(r), linear(g), linear(b)]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
