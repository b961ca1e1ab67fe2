import { expect, it } from 'vitest'
import { annotateDiagnostic, githubAnnotation } from './githubAnnotation.ts'

it('stands at the line of the file, with what to do on a line of its own', () => {
  expect(
    annotateDiagnostic({
      code: 'unknown-page',
      path: ['routes', '/', 'hero'],
      message: '"/servces" is not among the pages',
      hint: 'Did you mean "/services"?',
      file: 'site.manifest.ts',
      line: 12,
      column: 7,
      frame: '',
    }),
  ).toBe(
    '::error file=site.manifest.ts,line=12,col=7,title=unknown-page::routes["/"].hero: "/servces" is not among the pages%0ADid you mean "/services"?',
  )
})

it('warns of what blocks nothing', () => {
  const place = { path: [], file: 'site.manifest.ts', line: 1, column: 1, frame: '' }
  expect(annotateDiagnostic({ ...place, code: 'orphan-page', message: 'nothing links here' })).toBe(
    '::warning file=site.manifest.ts,line=1,col=1,title=orphan-page::nothing links here',
  )
})

it('cannot be ended or continued by what it quotes', () => {
  expect(githubAnnotation({ file: 'a,b:c%.ts' }, '1: 2, 3', '50 %\r\n::error::forged')).toBe(
    '::error file=a%2Cb%3Ac%25.ts,title=1%3A 2%2C 3::50 %25%0D%0A::error::forged',
  )
})
