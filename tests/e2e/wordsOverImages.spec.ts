import { tooFaint } from './audit/contrast.ts'
import { heroes, whole } from './support/place.ts'
import { expect, open, site, test } from './support/site.ts'

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 375, height: 800 },
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path, images } of heroes) {
  test(`${path}: words stand out from every image of the hero`, async ({ page }) => {
    await open(page, path)
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      for (const [index, name] of images.entries()) {
        if (index > 0) await showInstead(page, whole.media.images[name]?.file ?? '')
        await page.locator('main > header img').evaluate((one: HTMLImageElement) => one.decode())
        const at = `${name} at ${size.width} px`
        expect.soft(await tooFaint(page, 'main > header'), at).toEqual([])
      }
    }
  })
}

test('words stand out from the images behind other sections', async ({ page }) => {
  test.setTimeout(300_000)
  for (const { path } of site.addresses) {
    await page.goto(path)
    if ((await page.locator(OVER).count()) === 0) continue
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      for (const image of await page.locator(`section:has(${OVER}) img`).all()) {
        await image.scrollIntoViewIfNeeded()
        await image.evaluate((one: HTMLImageElement) => one.decode())
      }
      expect.soft(await tooFaint(page, OVER), `${path} at ${size.width} px`).toEqual([])
    }
  }
})

/** Words that a section has over its own image. */
const OVER = '[data-over-image]'

/** Puts another image in the place of the one that stands there. */
async function showInstead(page: Parameters<typeof open>[0], file: string) {
  const src = await page.evaluate(
    async (name) => {
      // The files have a hash: the one that the page’s own code names is looked for there.
      const scripts = performance.getEntriesByType('resource').map((one) => one.name)
      for (const script of scripts.filter((one) => one.endsWith('.js'))) {
        const found = new RegExp(`/assets/${name}-[\\w-]+-2400\\.avif`).exec(
          await (await fetch(script)).text(),
        )
        if (found !== null) return found[0]
      }
      return ''
    },
    file.replace(/\.\w+$/, ''),
  )
  expect(src).not.toBe('')
  await page.locator('main > header picture').evaluate((picture, to) => {
    picture.querySelectorAll('source').forEach((one) => one.remove())
    const image = picture.querySelector('img')
    image?.removeAttribute('srcset')
    image?.setAttribute('src', to)
  }, src)
}
