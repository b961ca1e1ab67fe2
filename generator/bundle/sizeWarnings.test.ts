import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { sizeWarnings } from './sizeWarnings.ts'

const noise = (length: number) => randomBytes(length / 2).toString('hex')

const page = (path: string, scripts: string, bytes = 9000) => ({
  path,
  html: `<style>${noise(12_000)}</style><script data-scripts="${scripts}"></script><body><header></header><main>${noise(4000)}</main>`,
  bytes,
})

it('a warning about large HTML says what makes it large', () => {
  const pages = [page('/a', '', 15_000), page('/long', '', 16_100), page('/b', '', 15_000)]
  const [warning, ...others] = sizeWarnings(pages, new Map())
  expect(warning).toMatch(
    /^The HTML of \/long has 16\.1 kB after compression, like 2 more\. .*About 6\.\d kB are styles, .* 2\.\d kB are its content, and \d\.\d kB the menu, the footer and/,
  )
  expect(others).toEqual([])
})

it('a warning about scripts names the largest that not every page loads', () => {
  const sizes = new Map([
    ['assets/all-12345678.js.br', 120_000],
    ['assets/phone-12345678.js.br', 33_000],
    ['assets/form.gen-12345678.js.br', 9000],
  ])
  const [all, phone, form] = [...sizes.keys()].map((name) => `/${name.replace('.br', '')}`)
  const pages = [page('/', `${all}`), page('/form', `${all} ${form} ${phone}`)]
  expect(sizeWarnings(pages, sizes)).toEqual([
    'The scripts of /form have 162.0 kB after compression. With more than 160.0 kB, menus and fields react late on slow phones. The largest that not every page loads: phone (33.0 kB), form (9.0 kB).',
  ])
})

it('a warning about an image names the one with the most bytes', () => {
  const sizes = new Map([
    ['assets/sky-0123abcd-1680.avif', 90_000],
    ['assets/crowd-at-night-0123abcd-1680.avif', 120_000],
    ['assets/crowd-at-night-0123abcd-portrait-20-780.avif', 60_000],
  ])
  expect(sizeWarnings([], sizes)).toEqual([
    'The image crowd-at-night has 120.0 kB after compression at a width of 1680 pixels, like 1 more. Choose one with less detail, or blur its background.',
  ])
})
