import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressedSize, documents, files, parse, scriptsOf, textOf } from '../files.ts'
import { site } from '../../support/builtSite.ts'
import { usedBySite } from '../../support/usedBySite.ts'

/**
 * The maximum compressed sizes of the code that every page needs, or every page with a form. It is measured on the page
 * that has the least besides it, so contents may have any size: builds warn about large ones (`sizeWarnings`). Bytes.
 */
const BUDGET = {
  /** The document without the content of the page and lists of links: the inline styles, the header and the footer. */
  frame: 8500,
  /** The scripts of a page without forms. */
  scripts: 109_000,
  /** The scripts of a page with forms. */
  scriptsWithForms: 138_000,
  /** The library for phone numbers of all countries, on pages whose forms need it. */
  phoneNumbers: 33_000,
  /** The slideshow of a hero, which is loaded after the first image was painted. */
  slideshow: 11_000,
  /** The entry script, which loads all others. */
  entry: 1000,
}

/** Whether a form of a page accepts phone numbers of all countries. */
const hasPhoneNumbers = (page: Document) =>
  Object.entries(site.forms).some(
    ([id, { fields }]) =>
      page.getElementById(`form_${id}`) !== null &&
      fields.some(({ kind }) => kind === 'internationalPhone'),
  )

/** The compressed sizes of the scripts of pages, without the modules with their contents. */
const scriptSizes = (hasForm: boolean) =>
  documents
    .filter(([, text]) => text.includes('<form') === hasForm)
    .map(([, text]) => {
      const { entry, others } = scriptsOf(text)
      const code = others.filter((script) => !/^\/assets\/\w+\.gen-[^/]+\.js$/.test(script))
      expect(code.length).toBeLessThan(others.length)
      const phoneNumbers = hasPhoneNumbers(parse(text)) ? BUDGET.phoneNumbers : 0
      return compressedSize(entry, ...code) - phoneNumbers
    })

it('styles, header and footer are within the budget', () => {
  const sizes = documents.map(([, text]) => {
    const page = parse(text)
    for (const content of page.querySelectorAll('main, nav, footer ul')) content.remove()
    return brotliCompressSync(page.documentElement.outerHTML).length
  })
  expect(Math.min(...sizes)).toBeLessThanOrEqual(BUDGET.frame)
})

it('the scripts of a page without forms are within the budget', () => {
  expect(Math.min(...scriptSizes(false))).toBeLessThanOrEqual(BUDGET.scripts)
  expect(compressedSize(scriptsOf(documents[0]?.[1] ?? '').entry)).toBeLessThanOrEqual(BUDGET.entry)
})

it('the scripts of a page with forms are within the budget', (context) => {
  const sizes = scriptSizes(true)
  usedBySite(context, sizes[0], 'a form')
  expect(Math.min(...sizes)).toBeLessThanOrEqual(BUDGET.scriptsWithForms)
})

it('the slideshow and its additional imports are within the budget', () => {
  // Pages in another language have their own.
  const own = files.filter((file) => /^assets\/RotatingImages-[^/]*\.js$/.test(file))
  expect(own).not.toEqual([])
  const languageOf = (text: string) => /<html lang="([^"]*)"/.exec(text)?.[1]
  const languages = new Set(documents.map(([, text]) => languageOf(text)))
  const common = [...languages].map((language) =>
    documents
      .filter(([, text]) => languageOf(text) === language)
      .map(([, text]) => scriptsOf(text).others)
      .reduce((scripts, others) => scripts.filter((script) => others.includes(script))),
  )
  for (const file of own) {
    const scripts = withImports([`/${file}`])
    const sizes = common.map((known) =>
      compressedSize(...scripts.filter((script) => !known.includes(script))),
    )
    expect(Math.min(...sizes)).toBeLessThanOrEqual(BUDGET.slideshow)
  }
})

/** Scripts and their static imports, as URLs. */
function withImports(scripts: readonly string[]): string[] {
  const found = new Set(scripts)
  for (const script of found) {
    const code = textOf(script)
    for (const [, name] of code.matchAll(/from"\.\/([^"]+)"/g)) found.add(`/assets/${name}`)
  }
  return [...found]
}
