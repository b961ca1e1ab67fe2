import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { capture, type Clip } from './capture.ts'

type Line = {
  readonly text: string
  readonly color: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The contrast of each line of text with the lightest pixel behind it, ignoring 0.1 % of the pixels. */
export async function textContrasts(page: Page, part: string) {
  const lines = await page.locator(part).first().evaluate(linesIn)
  expect(lines.length).toBeGreaterThan(1)
  const clip = around(lines)
  await page.evaluate(hideText, part)
  const screenshot = await capture(page, clip)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  const image = sharp(screenshot).removeAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return lines.map((line) => {
    const behind = luminances(line, clip, { data, ...info }).toSorted()
    const lightest = behind[Math.floor(behind.length * 0.999)] ?? 1
    const [red = 0, green = 0, blue = 0] = (line.color.match(/\d+/g) ?? []).map(Number)
    const contrast = (luminance(red, green, blue) + 0.05) / (lightest + 0.05)
    return { text: line.text, contrast }
  })
}

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number }

/** The luminance of each pixel behind a line, in an image of a part of the page. */
function luminances(line: Line, clip: Clip, { data, width, height }: Pixels): Float64Array {
  const left = Math.max(0, Math.floor(line.x - clip.x))
  const top = Math.max(0, Math.floor(line.y - clip.y))
  const right = Math.min(width, Math.ceil(line.x - clip.x + line.width))
  const bottom = Math.min(height, Math.ceil(line.y - clip.y + line.height))
  const found = new Float64Array(Math.max(0, right - left) * Math.max(0, bottom - top))
  let count = 0
  for (let row = top; row < bottom; row += 1) {
    for (let at = (row * width + left) * 3; at < (row * width + right) * 3; at += 3) {
      found[count] = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      count += 1
    }
  }
  return found
}

function hideText(part: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${part} * { color: transparent !important; transition: none !important }`)
  document.adoptedStyleSheets.push(sheet)
}

/** The lines of text in a part of the page, with their positions. */
function linesIn(root: Element): Line[] {
  const found: Line[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (parent === null) continue
    // The label of a button is on the background of the button.
    const link = parent.closest('a, button')
    if (link !== null && !getComputedStyle(link).backgroundColor.endsWith(', 0)')) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const { x, y, width, height } of range.getClientRects()) {
      const { color } = getComputedStyle(parent)
      const text = parent.textContent ?? ''
      found.push({ text, color, x: x + scrollX, y: y + scrollY, width, height })
    }
  }
  return found
}

/** The smallest box of whole pixels around all lines. */
function around(lines: readonly Line[]) {
  const x = Math.floor(Math.max(0, Math.min(...lines.map((one) => one.x))))
  const y = Math.floor(Math.max(0, Math.min(...lines.map((one) => one.y))))
  const right = Math.ceil(Math.max(...lines.map((one) => one.x + one.width)))
  const bottom = Math.ceil(Math.max(...lines.map((one) => one.y + one.height)))
  return { x, y, width: right - x, height: bottom - y }
}

/** The linear value of each 8-bit color value (WCAG 2.2). */
const LINEAR = Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Relative luminance of a color with 8 bits per channel (WCAG 2.2). */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0)
}
