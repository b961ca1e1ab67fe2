import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { DIST } from '../built/files.ts'
import { whole } from './support/place.ts'
import { expect, open, test } from './support/site.ts'
import { resize } from './support/window.ts'
import { contrasts } from './support/wordContrast.ts'

test.use({ bypassCSP: true, reducedMotion: 'reduce' })

const WIDTHS = [390, 768, 1440]

/** The parts of pages where words stand on images, and the images that each part shows. */
const parts = Object.entries(whole.routes).flatMap(([address, route]) => {
  if ('sameAs' in route) return []
  const behind = route.sections.flatMap((section) =>
    section.kind === 'callToAction' && section.image ? [section.image] : [],
  )
  return [
    { address, images: route.hero.images, part: 'main > header' },
    { address, images: behind, part: 'main > section[data-backdrop]' },
  ].filter(({ images }) => images.length > 0)
})

/** How many parts one test checks in one page: a new page costs as much as the check. */
const BATCH = 5

for (let first = 0; first < parts.length; first += BATCH) {
  const batch = parts.slice(first, first + BATCH)
  test(`words can be read over the images of ${batch.map(({ address }) => address).join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    for (const { address, images, part } of batch) {
      await resize(page, { width: 1440, height: 900 })
      await open(page, address)
      await keepOnly(page, part)
      for (const width of WIDTHS) await checkContrasts(page, { part, images, width, address })
    }
  })
}

type Case = (typeof parts)[number] & { readonly width: number }

async function checkContrasts(page: Page, { part, images, width, address }: Case) {
  await resize(page, { width, height: 900 })
  for (const image of images) {
    await showImage(page, part, image)
    await page.evaluate(imageDecoded, part)
    for (const { words, contrast } of await contrasts(page, part)) {
      const place = `${words} over ${image} on ${address} at ${width} px`
      expect.soft(contrast, place).toBeGreaterThanOrEqual(4.5)
    }
  }
}

/** Takes the other parts out of the layout, which would be done anew for each width. */
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

/** Puts an image in the place of the one that is shown: those that the slideshow shows later are checked too. */
async function showImage(page: Page, part: string, name: string) {
  const image = whole.media.images[name]
  if (image === undefined) throw new Error(`${name} is not declared`)
  const { file, focus } = image
  const stem = path.parse(file).name
  const files = readdirSync(path.join(DIST, 'assets')).filter((one) => one.startsWith(`${stem}-`))
  const find = (pattern: RegExp) => `/assets/${files.find((one) => pattern.test(one)) ?? ''}`
  const portrait = find(/-portrait-\d+-800\.avif$/)
  const wide = find(/^[a-z-]+-[0-9a-f]{8}-1680\.avif$/)
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
