import { expect, it } from 'vitest'
import { annotateDiagnostic, githubAnnotation } from './check.ts'

it('is a warning for a diagnostic that is a warning', () => {
  const place = { path: [], file: 'site.manifest.ts', line: 1, column: 1, frame: '' }
  expect(
    annotateDiagnostic({ ...place, code: 'orphan-page', message: 'No link leads here.' }),
  ).toBe('::warning file=site.manifest.ts,line=1,col=1,title=orphan-page::No link leads here.')
})

it('escapes line breaks and separators in file names, titles and messages', () => {
  expect(githubAnnotation({ file: 'a,b:c%.ts' }, '1: 2, 3', '50 %\r\n::error::forged')).toBe(
    '::error file=a%2Cb%3Ac%25.ts,title=1%3A 2%2C 3::50 %25%0D%0A::error::forged',
  )
})
