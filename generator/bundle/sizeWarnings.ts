import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FileSizes } from '../files.ts'

/** The limits of the warnings. Bytes after compression. */
const BUDGET = {
  /** The HTML that fits, with the headers of the response, into the first ten packets of a connection. */
  html: 14_100,
  /** The scripts of a page. With a form, those of this project have 140,000. */
  scripts: 160_000,
  /** An image, for each pixel of its width. */
  imagePerPixel: 60,
}

/** A built page. `bytes`: the compressed size of its HTML. */
type BuiltHtml = { readonly path: string; readonly html: string; readonly bytes: number }

/** Warnings about what makes pages slow, with what is large in it. `sizes`: those of the files in `dist/`. */
export const sizeWarnings = (pages: readonly BuiltHtml[], sizes: FileSizes): string[] => [
  ...htmlWarning(pages),
  ...scriptsWarning(pages, sizes),
  ...imageWarning(sizes),
]

function htmlWarning(pages: readonly BuiltHtml[]): string[] {
  const page = largest(pages, BUDGET.html)
  if (page === undefined) return []
  const sizeOf = (pattern: RegExp) => brotliCompressSync(pattern.exec(page.html)?.[0] ?? '').length
  const [styles, content] = [sizeOf(/<style>.*?<\/style>/s), sizeOf(/<main.*<\/main>/s)]
  const rest = Math.max(0, page.bytes - styles - content)
  return [
    `The HTML of ${page.path} has ${page.size}${page.others}. More than ${kilobytes(BUDGET.html)} take another round trip, so the page appears later. About ${kilobytes(styles)} are styles, which grow with the kinds of sections and fields on the page, ${kilobytes(content)} are its content, and ${kilobytes(rest)} the menu, the footer and the data for search engines.`,
  ]
}

function scriptsWarning(pages: readonly BuiltHtml[], sizes: FileSizes): string[] {
  const loaded = pages.map((page) => {
    const names = /data-scripts="([^"]*)"/.exec(page.html)?.[1]?.split(' ') ?? []
    const scripts = names.map((name) => ({ name, bytes: sizes.get(`${name.slice(1)}.br`) ?? 0 }))
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    return { path: page.path, scripts, bytes }
  })
  const page = largest(loaded, BUDGET.scripts)
  if (page === undefined) return []
  const own = page.scripts.filter(
    ({ name }) => !loaded.every(({ scripts }) => scripts.some((script) => script.name === name)),
  )
  const named = own
    .toSorted((first, second) => second.bytes - first.bytes)
    .slice(0, 3)
    .map(({ name, bytes }) => `${path.basename(name).split(/[-.]/)[0]} (${kilobytes(bytes)})`)
  return [
    `The scripts of ${page.path} have ${page.size}${page.others}. With more than ${kilobytes(BUDGET.scripts)}, menus and fields react late on slow phones. The largest that not every page loads: ${named.join(', ')}.`,
  ]
}

function imageWarning(sizes: FileSizes): string[] {
  const images = [...sizes].flatMap(([file, bytes]) => {
    const [, name, width] =
      /^assets\/(.+?)-[0-9a-f]{8}-(?:portrait-\d+-)?(\d+)\.avif$/.exec(file) ?? []
    return bytes > Number(width) * BUDGET.imagePerPixel ? [{ name, width, bytes }] : []
  })
  const image = largest(images, 0)
  return image === undefined
    ? []
    : [
        `The image ${image.name} has ${image.size} at a width of ${image.width} pixels${image.others}. Choose one with less detail, or blur its background.`,
      ]
}

/** The largest of the values above a budget, with its size and the number of the others in words. */
function largest<T extends { readonly bytes: number }>(values: readonly T[], budget: number) {
  const [first, ...others] = values
    .filter(({ bytes }) => bytes > budget)
    .toSorted((one, other) => other.bytes - one.bytes)
  if (first === undefined) return undefined
  const size = `${kilobytes(first.bytes)} after compression`
  return { ...first, size, others: others.length === 0 ? '' : `, like ${others.length} more` }
}

const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`
