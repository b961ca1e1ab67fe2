import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { quickTests, READ_AT_RUN_TIME, SLOW } from './quickTests.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

it('adds the tests that read a changed file without importing it', () => {
  expect(quickTests(['site.manifest.ts', 'README.md']).related).toEqual([
    'site.manifest.ts',
    'tests/generator/drift.test.ts',
    'tests/generator/launch.test.ts',
    'tests/thisSite/readme.test.ts',
  ])
})

it('excludes slow tests unless they have changed', () => {
  const [slow = ''] = SLOW
  expect(quickTests(['src/forms/fields/phone/phoneNumber.ts']).excluded).toEqual(SLOW)
  expect(quickTests([slow])).toEqual({ related: [slow], excluded: SLOW.slice(1) })
})

/** Other sites have no tests of this site. */
const isOfSite = (file: string) =>
  !file.startsWith('tests/thisSite/') || existsSync(path.join(ROOT, 'tests/thisSite'))

const named = [...SLOW, ...READ_AT_RUN_TIME.flatMap(({ tests }) => tests)].filter(isOfSite)

it.each(named)('%s exists', (file) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true)
})
