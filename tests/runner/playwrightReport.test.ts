import { expect, it } from 'vitest'
import report from './fixtures/playwright.json' with { type: 'json' }
import { readPlaywrightReport } from './playwrightReport.ts'

const PLAYWRIGHT = 'npx playwright test --config tests/playwright.config.ts'

it('counts tests, and selects a test by title if several share a line', () => {
  expect(readPlaywrightReport(report, '/project')).toEqual({
    passed: 2,
    skipped: ['Not used by this site: a map'],
    failures: [
      {
        place: 'tests/e2e/a.spec.ts:3',
        title: 'menu › opens 2',
        error: 'Error: the number',
        command: `${PLAYWRIGHT} tests/e2e/a.spec.ts:3 -g 'opens 2$' --project browser`,
        isTest: true,
      },
    ],
  })
})

it('returns the location of the error, and the line of the test in the command', () => {
  const location = { file: '/project/tests/e2e/support/menu.ts', line: 8 }
  const result = { errors: [{ message: '\n\u001B[31mToo slow\u001B[39m\n', location }] }
  const test = { projectName: '', status: 'unexpected', results: [result] }
  const spec = { title: 'opens', file: 'a.spec.ts', line: 3, tests: [test] }
  const { failures } = readPlaywrightReport(
    { ...report, suites: [{ title: 'a.spec.ts', specs: [spec] }] },
    '/project',
  )
  expect(failures).toEqual([
    {
      place: 'tests/e2e/support/menu.ts:8',
      title: 'opens',
      error: 'Too slow',
      command: `${PLAYWRIGHT} tests/e2e/a.spec.ts:3`,
      isTest: true,
    },
  ])
})

it('counts an error outside of tests as a failure', () => {
  const errors = [{ message: 'Error: Process from config.webServer exited early.' }]
  const { failures } = readPlaywrightReport({ ...report, suites: [], errors }, '/project')
  expect(failures).toEqual([
    {
      title: 'starting the tests',
      error: 'Error: Process from config.webServer exited early.',
      command: PLAYWRIGHT,
      isTest: false,
    },
  ])
})
