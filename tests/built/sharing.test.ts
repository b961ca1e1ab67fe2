// @vitest-environment jsdom
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { addresses, product } from '../../generated/site.gen.ts'
import { DIST, files, html } from './files.ts'

const inHead = (address: string) => {
  const { head } = new DOMParser().parseFromString(html(address), 'text/html')
  return (name: string) =>
    head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
}

it.each(addresses)('$path tells networks what it is, and shows an image', async (page) => {
  const said = inHead(page.path)
  expect(said('og:title')).toBe(page.title)
  expect(said('og:site_name')).toBe(product.name)
  expect(said('og:description')).toBe(said('description'))
  expect(said('og:url')).toBe(product.origin + page.canonical)
  expect(said('twitter:card')).toBe('summary_large_image')
  expect(said('og:image:alt')).not.toBe('')
  const image = said('og:image') ?? ''
  expect(image.startsWith(`${product.origin}/assets/`)).toBe(true)
  const bytes = readFileSync(path.join(DIST, new URL(image).pathname))
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(bytes.length).toBeLessThan(200_000)
})

it('each page has a share image of its own', () => {
  const canonical = addresses.filter((page) => page.path === page.canonical)
  expect(new Set(canonical.map(({ path }) => inHead(path)('og:image'))).size).toBe(canonical.length)
})

it('says what it is to be installed as, with icons of the sizes that it names', async () => {
  const manifest = z
    .object({
      name: z.string(),
      icons: z.array(
        z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() }),
      ),
    })
    .parse(JSON.parse(readFileSync(path.join(DIST, 'manifest.webmanifest'), 'utf8')))
  expect(manifest.name).toBe(product.name)
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of manifest.icons) {
    expect(files).toContain(src.slice(1))
    if (sizes === 'any') continue
    const { width, height } = await sharp(path.join(DIST, src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

it('fetches the one font at once, and no more of it than the site uses', () => {
  const [font = ''] = files.filter((file) => file.endsWith('.woff2'))
  expect(statSync(path.join(DIST, font)).size).toBeLessThan(40_000)
  for (const { path: address } of addresses) {
    const { head } = new DOMParser().parseFromString(html(address), 'text/html')
    const fonts = [...head.querySelectorAll('link[rel="preload"][as="font"]')]
    expect(fonts.map((link) => link.getAttribute('href')?.slice(1))).toEqual(
      files.filter((file) => file.endsWith('.woff2')),
    )
  }
})
