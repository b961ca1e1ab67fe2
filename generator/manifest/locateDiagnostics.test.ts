import { expect, it } from 'vitest'
import { formatPath, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatDiagnostic, locateDiagnostics } from '../diagnostics/locatedDiagnostics.ts'
import { manifestOf } from './testing/manifestOf.ts'

const about = (...path: string[]): Diagnostic => ({
  code: 'invalid-value',
  path,
  message: 'is wrong',
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

it('names both places of a constant: where it is declared and where it is used', async () => {
  const source = await manifestOf({
    'site.manifest.ts': [
      "const PATH = '/About'",
      "const link = { to: '/Link' }",
      'export default {',
      '  routes: { [PATH]: { title: 1 } },',
      '  thanks: PATH,',
      '  navigation: [link],',
      '}',
    ].join('\n'),
  })
  const places = locateDiagnostics(
    [
      { ...about('routes', '/About'), atKey: true },
      about('thanks'),
      { ...about(), path: ['navigation', 0, 'to'] },
      about('routes', '/About', 'title'),
    ],
    source,
  ).map((diagnostic) => formatDiagnostic(diagnostic).split('\n'))
  expect(places.map(([head, , other]) => [head, other])).toEqual([
    ['site.manifest.ts:1:14 invalid-value', '  The constant is used in site.manifest.ts:5:11.'],
    ['site.manifest.ts:2:20 invalid-value', '  The constant is used in site.manifest.ts:6:16.'],
    ['site.manifest.ts:4:13 invalid-value', '  The constant is declared in site.manifest.ts:1:14.'],
    ['site.manifest.ts:4:30 invalid-value', expect.stringContaining('3 | ')],
  ])
})
