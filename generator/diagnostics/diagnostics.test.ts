import { expect, it } from 'vitest'
import type { DiagnosticCode } from './diagnosticCodes.ts'
import { formatDiagnostic, type LocatedDiagnostic, orderByCause } from './diagnostics.ts'

const at = (line: number, code: DiagnosticCode, message: string): LocatedDiagnostic => ({
  code,
  path: ['navigation', line, 'to'],
  message,
  names: 'Available pages: /.',
  file: 'site.manifest.ts',
  line,
  column: 3,
  frame: '> 1 | …',
})

it('orders problems of files before other errors, and warnings last', () => {
  const found = [
    at(1, 'title-length', 'Long.'),
    at(2, 'unknown-page', '"/a" is no page.'),
    at(3, 'duplicate-property', 'Twice.'),
  ]
  expect(orderByCause(found).map(({ line }) => line)).toEqual([3, 2, 1])
})

it('groups the same wrong value, and lists the valid names once, with a reference to them', () => {
  const wrong = '"/a" is not a page of this site.'
  const found = [
    at(1, 'unknown-page', wrong),
    at(2, 'unknown-page', wrong),
    at(2, 'unknown-page', wrong),
    at(4, 'unknown-page', '"/b" is not a page of this site.'),
  ]
  expect(orderByCause(found).map(formatDiagnostic)).toEqual([
    [
      'site.manifest.ts:1:3 unknown-page',
      '  navigation[1].to: "/a" is not a page of this site.',
      '  Available pages: /.',
      '  > 1 | …',
      '  The same problem in 2 more values:',
      '    site.manifest.ts:2:3 navigation[2].to and 1 more',
    ].join('\n'),
    [
      'site.manifest.ts:4:3 unknown-page',
      '  navigation[4].to: "/b" is not a page of this site.',
      '  Available pages: listed at site.manifest.ts:1:3.',
      '  > 1 | …',
    ].join('\n'),
  ])
})

it('keeps problems apart whose messages do not name a value', () => {
  const found = [at(1, 'missing-property', 'Missing.'), at(2, 'missing-property', 'Missing.')]
  expect(orderByCause(found)).toHaveLength(2)
})
