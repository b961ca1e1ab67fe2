import { expect, it } from 'vitest'
import { summarize } from './results.ts'

const FAILURE = {
  place: 'tests/e2e/a.spec.ts:9',
  title: 'on a phone › closes',
  error: 'Test timeout of 60000ms exceeded.',
  command: 'npx playwright test a.spec.ts:9',
  isTest: true,
}

const passed = { passed: 2, skipped: ['a reason'], failures: [] }
const failed = { passed: 1, skipped: ['a reason'], failures: [FAILURE] }

it('lists a test that failed in some runs, with location, error and command', () => {
  expect(summarize([passed, failed, failed])).toEqual({
    lines: [
      'tests/e2e/a.spec.ts:9 on a phone › closes\n  failed 2 of 3: Test timeout of 60000ms exceeded.\n  npx playwright test a.spec.ts:9',
      '1 passed, 1 failed',
    ],
    failed: 1,
  })
})

it('counts tests, not runs, when all pass', () => {
  expect(summarize([passed, passed])).toEqual({ lines: ['2 passed, 0 failed'], failed: 0 })
})
