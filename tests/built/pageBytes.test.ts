// @vitest-environment jsdom
import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageFile } from '../../generator/serve/answer.ts'
import { DIST, documents, files } from './files.ts'

/** What a page may weigh, compressed. Bytes. */
const BUDGET = {
  /** The document with the styles in it: what a server sends before the browser has answered once. */
  document: 14_500,
  /** All scripts that a page brings by itself. */
  scripts: 116_000,
  scriptsOfForms: 144_000,
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

it('what makes images take turns keeps its budget', () => {
  const own = files.filter((file) => /^assets\/ImageCarousel-[^/]*\.js$/.test(file))
  expect(own).not.toEqual([])
  expect(sum(own.map(compressed))).toBeLessThanOrEqual(BUDGET.rotation)
})
