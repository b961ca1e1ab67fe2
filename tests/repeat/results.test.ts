import { expect, it } from 'vitest'
import { readReport, summarize } from './results.ts'

const spec = (title: string, line: number, ...results: readonly object[]) => ({
  title,
  file: 'a.spec.ts',
  line,
  tests: [{ results }],
})

const report = (second: object) => ({
  config: { rootDir: '/project/tests/e2e' },
  errors: [],
  suites: [
    {
      title: 'a.spec.ts',
      specs: [spec('opens', 3, { status: 'passed' }), spec('skipped', 5, { status: 'skipped' })],
      suites: [{ title: 'on a phone', specs: [spec('closes', 9, second)] }],
    },
  ],
})

const TIMED_OUT = {
  status: 'timedOut',
  error: { message: '\u001B[31mTest timeout\u001B[39m of 60000ms exceeded.\n  at line 1' },
}

it('lists a test that failed once, with location, groups and first error line', () => {
  const reports = [report({ status: 'passed' }), report(TIMED_OUT), report(TIMED_OUT)]
  const results = reports.flatMap((one) => readReport(one, '/project').results)
  expect(summarize(results)).toEqual({
    lines: [
      'tests/e2e/a.spec.ts:9 on a phone › closes\n  failed 2 of 3: Test timeout of 60000ms exceeded.',
      '1 passed, 1 failed',
    ],
    failed: 1,
  })
})

it('counts tests, not runs, when all pass', () => {
  const results = [1, 2].flatMap(() => readReport(report({ status: 'passed' }), '/project').results)
  expect(summarize(results)).toEqual({ lines: ['2 passed, 0 failed'], failed: 0 })
})

it('returns errors outside of tests', () => {
  const failed = { ...report({ status: 'passed' }), errors: [{ message: 'Port 1 is used.\nHow' }] }
  expect(readReport(failed, '/project').errors).toEqual(['Port 1 is used.'])
})
