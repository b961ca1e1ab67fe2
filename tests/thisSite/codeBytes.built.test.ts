import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressedSize, documents, files, parse, scriptsOf, textOf } from '../built/files.ts'
import { site } from '../support/builtSite.ts'

/** The maximum compressed sizes of code. The contents of pages may have any size. Bytes. */
const BUDGET = {
  /** The document without the content of the page: the inline styles, the header and the footer. */
  frame: 12_500,
  /** The scripts of a page without forms. */
  scripts: 112_000,
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

describe.each(documents)('%s is within the budget', (_, text) => {
  const page = parse(text)
  const { entry, others } = scriptsOf(text)
  const phoneNumbers = hasPhoneNumbers(page) ? BUDGET.phoneNumbers : 0
  const hasForm = page.querySelector('form') !== null
  const own = /^\/assets\/\w+\.gen-[^/]+\.js$/

  it('for styles, header and footer', () => {
    page.querySelector('main')?.remove()
    const html = page.documentElement.outerHTML
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(BUDGET.frame)
  })

  it('for scripts, without the modules with the content of the page', () => {
    const code = others.filter((script) => !own.test(script))
    expect(code.length).toBeLessThan(others.length)
    const budget = hasForm ? BUDGET.scriptsWithForms : BUDGET.scripts
    expect(compressedSize(entry, ...code)).toBeLessThanOrEqual(budget + phoneNumbers)
    expect(compressedSize(entry)).toBeLessThanOrEqual(BUDGET.entry)
  })
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
