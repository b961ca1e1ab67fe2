// @vitest-environment jsdom
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageFile } from '../../generator/hosting/resolvePath.ts'
import { DIST, documents, files } from './files.ts'

/** The maximum compressed sizes. Bytes. */
const BUDGET = {
  /** The document with its inline styles: it fits into the first round trip of a connection. */
  document: 14_500,
  /** All scripts of a page without forms. */
  scripts: 117_000,
  /** All scripts of a page with forms. */
  scriptsWithForms: 146_000,
  /** The slideshow of a hero, which is loaded after the first image was painted. */
  slideshow: 11_000,
  /** The entry script, which loads all others. */
  entry: 1000,
}

const compressed = (file: string) => statSync(path.join(DIST, `${file}.br`)).size
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)

describe.each(documents)('%s is within the budget', (pagePath, text) => {
  const page = new DOMParser().parseFromString(text, 'text/html')
  const entry = page.querySelector<HTMLScriptElement>('script[data-scripts]')
  const entryFile = entry?.getAttribute('src') ?? ''

  it('for the document', () => {
    expect(compressed(pageFile(pagePath))).toBeLessThanOrEqual(BUDGET.document)
  })

  it('for scripts', () => {
    const scripts = entry?.dataset['scripts']?.split(' ') ?? []
    expect(scripts.length).toBeGreaterThan(1)
    const budget = page.querySelector('form') === null ? BUDGET.scripts : BUDGET.scriptsWithForms
    expect(sum([entryFile, ...scripts].map(compressed))).toBeLessThanOrEqual(budget)
    expect(compressed(entryFile)).toBeLessThanOrEqual(BUDGET.entry)
  })
})

it('the slideshow and its additional imports are within the budget', () => {
  const own = files.filter((file) => /^assets\/ImageCarousel-[^/]*\.js$/.test(file))
  expect(own).not.toEqual([])
  const commonScripts = documents
    .map(([, text]) => scriptsOf(text))
    .reduce((common, scripts) => common.filter((script) => scripts.includes(script)))
  const added = withImports(own.map((file) => `/${file}`)).filter(
    (script) => !commonScripts.includes(script),
  )
  expect(sum(added.map(compressed))).toBeLessThanOrEqual(BUDGET.slideshow)
})

const scriptsOf = (text: string) => /data-scripts="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? []

/** Scripts and their static imports, as URLs. */
function withImports(scripts: readonly string[]): string[] {
  const found = new Set(scripts)
  for (const script of found) {
    const code = readFileSync(path.join(DIST, script), 'utf8')
    for (const [, name] of code.matchAll(/from"\.\/([^"]+)"/g)) found.add(`/assets/${name}`)
  }
  return [...found]
}
