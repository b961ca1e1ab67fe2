import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { DIST } from '../built/files.ts'
import { batches } from '../browser/support/samplePaths.ts'
import { manifest } from '../browser/support/manifest.ts'
import { expect, open, test } from '../browser/support/site.ts'
import { resize } from '../browser/support/window.ts'
import { lineContrasts } from '../browser/audit/contrast.ts'

test.use({ bypassCSP: true, reducedMotion: 'reduce' })

const WIDTHS = [390, 768, 1440]

/** The share of the pixels of an image that is ignored. */
const IGNORED = 0.001

/** The parts of pages with text over images, and the images of each part. */
const parts = Object.entries(manifest.routes).flatMap(([path, route]) => {
  if ('alias' in route) return []
  const behind = route.sections.flatMap((section) =>
    section.kind === 'callToAction' && section.image ? [section.image] : [],
  )
  return [
    { path, images: route.hero.images, part: 'main > header' },
    { path, images: behind, part: 'main > section[data-backdrop]' },
  ].filter(({ images }) => images.length > 0)
})

for (const batch of batches(parts)) {
  test(`text has enough contrast over the images of ${batch.map(({ path }) => path).join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    for (const { path, images, part } of batch) {
      await resize(page, { width: 1440, height: 900 })
      await open(page, path)
      await keepOnly(page, part)
      for (const width of WIDTHS) await checkContrasts(page, { part, images, width, path })
    }
  })
}

type Case = (typeof parts)[number] & { readonly width: number }

async function checkContrasts(page: Page, { part, images, width, path }: Case) {
  await resize(page, { width, height: 900 })
  for (const image of images) {
    await showImage(page, part, image)
    await page.evaluate(imageDecoded, part)
    for (const { text, contrast } of await lineContrasts(page, part, IGNORED)) {
      const place = `${text} over ${image} on ${path} at ${width} px`
      expect.soft(contrast, place).toBeGreaterThanOrEqual(4.5)
    }
  }
}

/** Hides the other parts, so that changing the width is faster. */
function keepOnly(page: Page, part: string) {
  return page.addStyleTag({
    content: `main > :not(${part}), body > footer { display: none }`,
  })
}

/** Waits until the font is loaded and the image is decoded. */
async function imageDecoded(part: string) {
  await document.fonts.ready
  const image = document.querySelector<HTMLImageElement>(`${part} picture img`)
  if (image) image.loading = 'eager'
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // At another width, the browser may load another file.
  for (let isDecoded = false; !isDecoded; await frame()) {
    await frame()
    isDecoded =
      (await image?.decode().then(
        () => true,
        () => false,
      )) ?? true
  }
}

/** Replaces the visible image, so that all images of the slideshow are checked. */
async function showImage(page: Page, part: string, name: string) {
  const image = manifest.media.images[name]
  if (image === undefined) throw new Error(`${name} is not declared`)
  const { file, focus } = image
  const stem = path.parse(file).name
  const files = readdirSync(path.join(DIST, 'assets')).filter((one) => one.startsWith(`${stem}-`))
  // The widest file of each shape, up to these widths.
  const find = (pattern: RegExp, widest: number) => {
    const widths = files.flatMap((one) => {
      const width = Number(pattern.exec(one.slice(stem.length))?.[1])
      return width <= widest ? [{ one, width }] : []
    })
    return `/assets/${widths.toSorted((a, b) => b.width - a.width)[0]?.one ?? ''}`
  }
  const portrait = find(/^-[0-9a-f]{8}-portrait-\d+-(\d+)\.avif$/, 800)
  const wide = find(/^-[0-9a-f]{8}-(\d+)\.avif$/, 1680)
  await page.evaluate(
    ({ part, focus, portrait, wide }) => {
      const picture = document.querySelector(`${part} picture`)
      for (const source of picture?.querySelectorAll('source') ?? []) {
        source.srcset = source.media === '' ? wide : portrait
      }
      const img = picture?.querySelector('img')
      if (img) img.style.objectPosition = `${focus.x * 100}% ${focus.y * 100}%`
    },
    { part, focus, portrait, wide },
  )
}
