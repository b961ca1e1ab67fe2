import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const TESTS = path.resolve(import.meta.dirname, '..')

/** The fault ids in a text, e.g. `N3`. */
const rowsIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, row = '']) => row))].toSorted()

it('browser tests name exactly the faults in FAULTS.md', () => {
  const listed = rowsIn(
    readFileSync(path.join(TESTS, 'browser/FAULTS.md'), 'utf8'),
    /^\| ([A-Z]\d+) /gm,
  )
  const tests = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(path.join(TESTS, file), 'utf8'))
  expect(rowsIn(tests.join('\n'), /\b([CFIKMN]\d{1,2})\b/g)).toEqual(listed)
})
