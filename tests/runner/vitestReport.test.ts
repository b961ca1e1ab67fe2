import { expect, it } from 'vitest'
import report from './fixtures/vitest.json' with { type: 'json' }
import { readVitestReport } from './vitestReport.ts'

it('counts tests, and returns location, error and command of each failure', () => {
  expect(readVitestReport(report, '/project')).toEqual({
    passed: 2,
    skipped: ['Not used by this site: a map'],
    failures: [
      {
        place: 'generator/zy.test.ts',
        title: 'the whole file',
        error: "Cannot find module './doesNotExist.ts' imported from /project/generator/zy.test.ts",
        command: 'npx vitest run generator/zy.test.ts',
        isTest: false,
      },
      {
        place: 'generator/zz.test.ts:3',
        title: 'outer (group) › is equal: "a" & $b',
        error: 'AssertionError: expected { a: 1 } to deeply equal { a: 2 }',
        command: `npx vitest run generator/zz.test.ts -t '^outer \\(group\\) is equal: "a" & \\$b$'`,
        isTest: true,
      },
      {
        place: 'generator/zz.test.ts:6',
        title: 'outer (group) › throws',
        error: 'TypeError: something',
        command: "npx vitest run generator/zz.test.ts -t '^outer \\(group\\) throws$'",
        isTest: true,
      },
    ],
  })
})

it('rejects a report of another format', () => {
  expect(() => readVitestReport({ suites: [] }, '/project')).toThrow('testResults')
})
