import { expect, it } from 'vitest'
import { formatPath, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatDiagnostic, locateDiagnostics } from '../diagnostics/diagnostics.ts'
import { manifestOf } from './testing/manifestOf.ts'

const SOURCE = await manifestOf({
  'site.manifest.ts': 'export default {\n  a: 1, b: 2,\n  c: 3,\n}',
})

const about = (...path: string[]): Diagnostic => ({
  code: 'invalid-value',
  path,
  message: 'is wrong',
})

it('orders by line and column, and keeps the order of diagnostics at the same location', () => {
  const first = { ...about('b'), code: 'uppercase-path' as const }
  const second = { ...about('b'), code: 'not-serializable' as const }
  const placed = locateDiagnostics([about('c'), first, second, about('a')], SOURCE)
  expect(placed.map(({ path, code }) => `${path.join()} ${code}`)).toEqual([
    'a invalid-value',
    'b uppercase-path',
    'b not-serializable',
    'c invalid-value',
  ])
})

it('uses the location of a diagnostic instead of the location of its path', () => {
  const at = { file: 'site.manifest.ts', line: 3, column: 1 }
  expect(locateDiagnostics([{ ...about('a'), location: at }], SOURCE)[0]).toMatchObject(at)
})

it('shows file, line, column, code, path, message, hint and code frame', () => {
  const text = locateDiagnostics([{ ...about('b'), hint: 'Do this.' }], SOURCE).map(
    formatDiagnostic,
  )
  expect(text).toEqual([
    [
      'site.manifest.ts:2:12 invalid-value',
      '  b: is wrong',
      '  Do this.',
      '    1 | export default {',
      '  > 2 |   a: 1, b: 2,',
      '      |            ^',
      '    3 |   c: 3,',
    ].join('\n'),
  ])
})

it('formats a path as in JavaScript', () => {
  expect(formatPath(['routes', '/a"b', 'sections', 2, 'heading'])).toBe(
    String.raw`routes["/a\"b"].sections[2].heading`,
  )
})

it('shows no code frame if the lines are empty', async () => {
  const empty = await manifestOf({ 'site.manifest.ts': '\n' })
  const location = { file: 'site.manifest.ts', line: 1, column: 1 }
  const [text = ''] = locateDiagnostics([{ ...about('a'), location }], empty).map(formatDiagnostic)
  expect(text.split('\n')).toEqual(['site.manifest.ts:1:1 invalid-value', '  a: is wrong'])
})
