import { expect, it } from 'vitest'
import { NO_REASON } from './result.ts'
import { allPassed, stepLine, summaryLines, type StepReport } from './summary.ts'

const check: StepReport = {
  name: 'check',
  seconds: 14.2,
  result: { passed: 1, skipped: [], failures: [] },
}

const unit: StepReport = {
  name: 'unit tests',
  seconds: 43,
  result: {
    passed: 1090,
    skipped: ['Not used by this site: a map', NO_REASON, 'Not used by this site: a map'],
    failures: [
      {
        place: 'src/a.test.ts:3',
        title: 'adds',
        error: 'expected 1 to be 2',
        command: 'npx vitest run src/a.test.ts -t ^adds$',
        isTest: true,
      },
    ],
  },
}

it('prints the steps, the reasons of skipped tests, the failures with their commands, and the totals', () => {
  expect(summaryLines([check, unit, { name: 'browser tests', seconds: 0 }])).toEqual([
    'check            14 s  1 passed',
    'unit tests       43 s  1090 passed, 1 failed, 3 skipped',
    'browser tests     0 s  not run',
    'total            57 s',
    '',
    'Skipped:',
    '  2  Not used by this site: a map',
    '  1  no reason given',
    '',
    'Failures:',
    '',
    'src/a.test.ts:3  adds',
    '  expected 1 to be 2',
    '  npx vitest run src/a.test.ts -t ^adds$',
    '',
    '1091 passed, 1 failed, 3 skipped',
  ])
})

it('prints no failures if all tests passed', () => {
  expect(summaryLines([check])).toEqual([
    'check    14 s  1 passed',
    'total    14 s',
    '',
    '1 passed, 0 failed',
  ])
  expect(allPassed([check])).toBe(true)
})

it('has not passed if a step was skipped', () => {
  const notRun = { name: 'browser tests', seconds: 0 }
  expect(allPassed([check, notRun])).toBe(false)
  expect(stepLine(notRun)).toBe('browser tests: not run, because the build failed')
})
