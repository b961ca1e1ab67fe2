import { wcagContrast, type Rgb } from 'culori'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A line of text: its place on the page in pixels, its color as CSS, and the contrast that WCAG 1.4.3 requires. */
type Line = {
  readonly text: string
  readonly color: string
  readonly needed: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A line of text and its contrast. */
export type LineContrast = {
  readonly text: string
  readonly needed: number
  readonly contrast: number
}

/**
 * The contrast of each line of text in a part of a page with the pixels behind it: the lowest one, except
 * for a share of the pixels that is ignored.
 */
export async function lineContrasts(
  page: Page,
  part: string,
  ignored = 0,
): Promise<readonly LineContrast[]> {
  const lines = await page.locator(part).first().evaluate(linesIn)
  const behind = await screenshotWithoutText(page, lines)
  return lines.map(({ text, needed, ...line }) => {
    const all = pixelsBehind(line, behind).map((pixel) => contrastWith(line.color, pixel))
    const sorted = Float64Array.from(all).toSorted()
    return { text, needed, contrast: sorted[Math.floor(sorted.length * ignored)] ?? 1 }
  })
}

/** The lines of text in a part of a page whose contrast is too low. */
export async function lowContrastLines(page: Page, part: string): Promise<readonly string[]> {
  const lines = await lineContrasts(page, part)
  if (lines.length === 0) return [`${part}: no text`]
  return lines
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ text, contrast, needed }) => `${contrast.toFixed(2)} of ${needed}: ${text}`)
}

/** The lines of text in a part of the page, for `evaluate`. */
function linesIn(root: Element): Line[] {
  scrollTo(0, 0)
  const found: Line[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    const text = textContent?.trim() ?? ''
    // Visually hidden text is 1 px wide, or 2 px with 200 % text.
    if (text === '' || parent === null || parent.getBoundingClientRect().width <= 2) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width > 1) found.push({ text, color, needed: isLarge ? 3 : 4.5, x, y, width, height })
    }
  }
  return found
}

/** A part of a screenshot, with the place of its top left corner on the page. */
type Screenshot = {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
}

/** A screenshot of the part of a page with these lines, without text. */
async function screenshotWithoutText(page: Page, lines: readonly Line[]): Promise<Screenshot> {
  const x = Math.floor(Math.max(0, Math.min(...lines.map((one) => one.x))))
  const y = Math.floor(Math.max(0, Math.min(...lines.map((one) => one.y))))
  const right = Math.ceil(Math.max(x + 1, ...lines.map((one) => one.x + one.width)))
  const bottom = Math.ceil(Math.max(y + 1, ...lines.map((one) => one.y + one.height)))
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { color: transparent !important; transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  // Not a screenshot of Playwright: the browser compresses this one less, which takes half the time.
  const session = await page.context().newCDPSession(page)
  const png = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // Only if necessary, because it repaints the page.
    captureBeyondViewport: bottom > (page.viewportSize()?.height ?? 0),
    clip: { x, y, width: right - x, height: bottom - y, scale: 1 },
  })
  await session.detach()
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  const image = sharp(Buffer.from(png.data, 'base64')).removeAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, x, y }
}

/** The colors of the pixels behind a line, as 24-bit numbers. */
function pixelsBehind(line: Omit<Line, 'text' | 'needed'>, shot: Screenshot): readonly number[] {
  const [x, y] = [line.x - shot.x, line.y - shot.y]
  const right = Math.min(shot.width, Math.ceil(x + line.width))
  const bottom = Math.min(shot.height, Math.ceil(y + line.height))
  const found: number[] = []
  for (let row = Math.max(0, Math.floor(y)); row < bottom; row += 1) {
    for (let column = Math.max(0, Math.floor(x)); column < right; column += 1) {
      found.push(shot.data.readUIntBE((row * shot.width + column) * 3, 3))
    }
  }
  return found
}

/** The contrasts of each text color, by pixel: a screenshot repeats most colors. */
const contrasts = new Map<string, Map<number, number>>()

function contrastWith(color: string, pixel: number): number {
  const known = contrasts.get(color) ?? new Map<number, number>()
  contrasts.set(color, known)
  const contrast = known.get(pixel) ?? wcagContrast(color, rgbOf(pixel))
  known.set(pixel, contrast)
  return contrast
}

const rgbOf = (pixel: number): Rgb => ({
  mode: 'rgb',
  r: (pixel >> 16) / 255,
  g: ((pixel >> 8) & 255) / 255,
  b: (pixel & 255) / 255,
})
