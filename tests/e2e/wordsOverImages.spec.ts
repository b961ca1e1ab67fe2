import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { DIST } from '../built/files.ts'
import { whole } from './support/place.ts'
import { expect, open, test } from './support/site.ts'

test.use({ bypassCSP: true, reducedMotion: 'reduce' })

const WIDTHS = [390, 768, 1440]

/** Every image that words stand on somewhere, with an address where they do. */
const cases = Object.entries(whole.routes).flatMap(([address, route]) => {
  if ('sameAs' in route) return []
  const behind = route.sections.flatMap((section) =>
    section.kind === 'callToAction' && section.image ? [section.image] : [],
  )
  return [
    ...route.hero.images.map((image) => ({ address, image, part: 'main > header' })),
    ...behind.map((image) => ({ address, image, part: 'main > section[data-backdrop]' })),
  ]
})

for (const { address, image, part } of cases) {
  test(`words can be read over ${image} on ${address}`, async ({ page }) => {
    await open(page, address)
    await showImage(page, part, image)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(drawn, part)
      for (const { words, contrast } of await contrasts(page, part)) {
        expect(contrast, `${words} at ${width} px`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
}

/** The font is there and the image stands on the screen. */
async function drawn(part: string) {
  await document.fonts.ready
  const image = document.querySelector<HTMLImageElement>(`${part} picture img`)
  if (image) image.loading = 'eager'
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // Another width may want another file, for which the browser drops the first.
  for (let isDecoded = false; !isDecoded; await frame()) {
    await frame()
    isDecoded =
      (await image?.decode().then(
        () => true,
        () => false,
      )) ?? true
  }
}

/** Puts an image in the place of the one that stands there: the rotation's others are to be judged too. */
async function showImage(page: Page, part: string, name: string) {
  const image = whole.media.images[name]
  if (image === undefined) throw new Error(`${name} is not declared`)
  const { file, focus } = image
  const stem = path.parse(file).name
  const files = readdirSync(path.join(DIST, 'assets')).filter((one) => one.startsWith(`${stem}-`))
  const find = (pattern: RegExp) => `/assets/${files.find((one) => pattern.test(one)) ?? ''}`
  const upright = find(/-upright-\d+-800\.avif$/)
  const wide = find(/^[a-z-]+-[0-9a-f]{8}-1680\.avif$/)
  await page.evaluate(
    ({ part, focus, upright, wide }) => {
      const picture = document.querySelector(`${part} picture`)
      for (const source of picture?.querySelectorAll('source') ?? []) {
        source.srcset = source.media === '' ? wide : upright
      }
      const img = picture?.querySelector('img')
      if (img) img.style.objectPosition = `${focus.x * 100}% ${focus.y * 100}%`
    },
    { part, focus, upright, wide },
  )
}

/** The contrast of each piece of text with the lightest point that it stands on (one in a thousand left aside). */
async function contrasts(page: Page, part: string) {
  const section = page.locator(part).first()
  const lines = await section.evaluate((root) => {
    const found: {
      words: string
      color: string
      x: number
      y: number
      width: number
      height: number
    }[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const { left, top } = root.getBoundingClientRect()
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (parent === null) continue
      // A button's label stands on the button.
      const link = parent.closest('a, button')
      if (link !== null && !getComputedStyle(link).backgroundColor.endsWith(', 0)')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const { x, y, width, height } of range.getClientRects()) {
        found.push({
          words: parent.textContent ?? '',
          color: getComputedStyle(parent).color,
          x: x - left,
          y: y - top,
          width,
          height,
        })
      }
    }
    return found
  })
  expect(lines.length).toBeGreaterThan(1)
  const hidden = await page.addStyleTag({
    content: `${part} * { color: transparent !important; transition: none !important }`,
  })
  const picture = await section.screenshot()
  await hidden.evaluate((style) => style.parentElement?.removeChild(style))
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lines.map(({ words, color, x, y, width, height }) => {
    const behind: number[] = []
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + height); row += 1) {
      for (let column = Math.floor(x); column < Math.min(info.width, x + width); column += 1) {
        const at = (row * info.width + column) * info.channels
        behind.push(luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
      }
    }
    const lightest = behind.toSorted((a, b) => a - b)[Math.floor(behind.length * 0.999)] ?? 1
    const own = luminance((color.match(/\d+/g) ?? []).slice(0, 3).map(Number))
    return { words, contrast: (own + 0.05) / (lightest + 0.05) }
  })
}

/** Relative luminance of a colour of three bytes, as WCAG 2 has it. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
