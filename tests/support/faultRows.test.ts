import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The fault ids in a text, e.g. `N3`. */
const rowsIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, row = '']) => row))].toSorted()

it('tests name exactly the faults in FAULTS.md', () => {
  const listed = rowsIn(
    readFileSync(path.join(ROOT, 'tests/browser/FAULTS.md'), 'utf8'),
    /^\| ([A-Z]\d+) /gm,
  )
  const textsOf = (folder: string, ending: string) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'))
      .join('\n')
  const unit = textsOf('src', '.test.ts') + textsOf('src', '.test.tsx')
  const cited = [
    ...rowsIn(textsOf('tests', '.spec.ts'), /\b([CFIKMN]\d{1,2})\b/g),
    // Unit tests contain other texts like these.
    ...rowsIn(unit, /\b([CFIKMN]\d{1,2})(?=: |, [CFIKMN]\d|\))/g),
  ]
  expect([...new Set(cited)].toSorted()).toEqual(listed)
})
