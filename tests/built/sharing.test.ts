import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { create } from 'fontkit'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { product } from '../../generated/site.gen.ts'
import snapshot from '../../generated/site.snapshot.json' with { type: 'json' }
import { siteColors } from '../../generator/brand/siteColors.ts'
import { siteSchema } from '../../src/site/site.ts'
import { site, sitePages } from '../support/builtSite.ts'
import { DIST, documentAt, files, parsedDocuments, textOf } from './files.ts'

const inHead = (pagePath: string) => {
  const { head } = documentAt(pagePath)
  return (name: string) =>
    head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
}

it.each(sitePages)('$path has Open Graph data and a preview image', async (page) => {
  const meta = inHead(page.path)
  expect(meta('og:title')).toBe(page.title)
  expect(meta('og:site_name')).toBe(product.name)
  const { language } = new Intl.Locale(documentAt(page.path).documentElement.lang)
  expect(meta('og:locale')).toMatch(new RegExp(`^${language}_[A-Z]{2}$`))
  expect(site.routes[page.canonical]).toHaveProperty('description', meta('description'))
  expect(meta('og:description')).toBe(meta('description'))
  expect(meta('og:url')).toBe(product.origin + page.canonical)
  expect(meta('twitter:card')).toBe('summary_large_image')
  expect(meta('og:image:alt')).not.toBe('')
  const image = meta('og:image') ?? ''
  expect(image.startsWith(`${product.origin}/assets/`)).toBe(true)
  const bytes = readFileSync(path.join(DIST, new URL(image).pathname))
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(bytes.length).toBeLessThan(200_000)
})

it('each page has its own preview image', () => {
  const canonical = sitePages.filter((page) => page.path === page.canonical)
  expect(new Set(canonical.map(({ path }) => inHead(path)('og:image'))).size).toBe(canonical.length)
})

it('has a web app manifest with icons of the declared sizes', async () => {
  const manifest = z
    .object({
      name: z.string(),
      lang: z.literal(site.language),
      icons: z.array(
        z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() }),
      ),
    })
    .parse(JSON.parse(textOf('manifest.webmanifest')))
  expect(manifest.name).toBe(product.name)
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of manifest.icons) {
    expect(files).toContain(src.slice(1))
    if (sizes === 'any') continue
    const { width, height } = await sharp(path.join(DIST, src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

it('the font of headings has every character of a heading that the font of texts has', () => {
  const fontNamed = (name: string) =>
    new Set(
      files
        .filter((file) => path.basename(file).startsWith(name))
        .flatMap((file) => {
          const font = create(readFileSync(path.join(DIST, file)))
          if ('characterSet' in font) return font.characterSet
          throw new Error(`${file} contains several fonts.`)
        }),
    )
  const [display, text] = [fontNamed('site-display-font'), fontNamed('site-font')]
  const missing = sitePages.flatMap(({ path: pagePath }) => {
    const page = documentAt(pagePath)
    const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    return [...new Set(headings.map((one) => one.textContent).join(''))].filter((character) => {
      const code = character.codePointAt(0) ?? 0
      return text.has(code) && !display.has(code)
    })
  })
  expect(missing).toEqual([])
})

it('preloads the fonts with the used part of the most common characters, but not those with the others', () => {
  // The others have a number before the hash.
  const common = files.filter((file) => /-font-[\w-]{8}\.woff2$/.test(file))
  for (const file of common) expect(statSync(path.join(DIST, file)).size).toBeLessThan(40_000)
  for (const { path: pagePath } of sitePages) {
    const { head } = documentAt(pagePath)
    const fonts = [...head.querySelectorAll('link[rel="preload"][as="font"]')]
    expect(fonts.map((link) => link.getAttribute('href')?.slice(1))).toEqual(common)
  }
})

it('the header has the tone of the brand, and browsers show its color around the page', () => {
  const { headerTone, colors } = siteSchema.parse(snapshot).brand
  for (const [path, document] of parsedDocuments) {
    // Sections have headers, too.
    const headers = [...document.querySelectorAll('header')].filter((one) => !one.closest('main'))
    const tones = headers.map((one) => one.getAttribute('data-tone'))
    expect([path, ...tones]).toEqual([path, headerTone])
    expect(inHead(path)('theme-color')).toBe(siteColors(colors).tones[headerTone].background)
  }
})
