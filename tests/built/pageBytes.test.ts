// @vitest-environment jsdom
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageFile } from '../../generator/hosting/resolvePath.ts'
import { DIST, documents, files } from './files.ts'

/** What a page may weigh, compressed. Bytes. */
const BUDGET = {
  /** The document with the styles in it: what a server sends before the browser has answered once. */
  document: 14_500,
  /** All scripts that a page brings by itself. */
  scripts: 117_000,
  scriptsOfForms: 146_000,
  /** The engine that makes a hero's images take turns, which comes once the first one is painted. */
  rotation: 11_000,
  /** The script that brings all others. */
  starter: 1000,
}

const compressed = (file: string) => statSync(path.join(DIST, `${file}.br`)).size
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)

describe.each(documents)('%s keeps its budget', (address, text) => {
  const page = new DOMParser().parseFromString(text, 'text/html')
  const starter = page.querySelector<HTMLScriptElement>('script[data-scripts]')
  const starterFile = starter?.getAttribute('src') ?? ''

  it('as a document with its styles', () => {
    expect(compressed(pageFile(address))).toBeLessThanOrEqual(BUDGET.document)
  })

  it('in scripts', () => {
    const brought = starter?.dataset['scripts']?.split(' ') ?? []
    expect(brought.length).toBeGreaterThan(1)
    const budget = page.querySelector('form') === null ? BUDGET.scripts : BUDGET.scriptsOfForms
    expect(sum([starterFile, ...brought].map(compressed))).toBeLessThanOrEqual(budget)
    expect(compressed(starterFile)).toBeLessThanOrEqual(BUDGET.starter)
  })
})

it('what makes images take turns keeps its budget, with all that it imports beyond the page', () => {
  const own = files.filter((file) => /^assets\/ImageCarousel-[^/]*\.js$/.test(file))
  expect(own).not.toEqual([])
  const ofEveryPage = documents
    .map(([, text]) => scriptsOf(text))
    .reduce((common, scripts) => common.filter((script) => scripts.includes(script)))
  const added = withImports(own.map((file) => `/${file}`)).filter(
    (script) => !ofEveryPage.includes(script),
  )
  expect(sum(added.map(compressed))).toBeLessThanOrEqual(BUDGET.rotation)
})

const scriptsOf = (text: string) => /data-scripts="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? []

/** Scripts with all that they import at once, by their addresses. */
function withImports(scripts: readonly string[]): string[] {
  const found = new Set(scripts)
  for (const script of found) {
    const code = readFileSync(path.join(DIST, script), 'utf8')
    for (const [, name] of code.matchAll(/from"\.\/([^"]+)"/g)) found.add(`/assets/${name}`)
  }
  return [...found]
}
