import { expect, it } from 'vitest'
import minimal from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { plan } from '../emit/plan.ts'
import { validate } from '../manifest/validate.ts'
import { currentPlan } from './currentPlan.ts'

it('knows the texts of the files that it was generated from', () => {
  const { site } = validate(minimal)
  if (site === undefined) throw new Error('The manifest is not valid.')
  const current = currentPlan(async () => plan(site))
  expect(current.isFrom('/missing.ts', undefined)).toBe(false)
  current.set(
    plan(site),
    new Map([
      ['/manifest.ts', 'a'],
      ['/missing.ts', undefined],
    ]),
  )
  expect(current.isFrom('/manifest.ts', 'a')).toBe(true)
  expect(current.isFrom('/manifest.ts', 'b')).toBe(false)
  expect(current.isFrom('/missing.ts', undefined)).toBe(true)
  expect(current.isFrom('/missing.ts', '')).toBe(false)
  expect(current.isFrom('/other.ts', undefined)).toBe(false)
  current.set(plan(site), new Map([['/manifest.ts', 'b']]))
  expect(current.isFrom('/manifest.ts', 'a')).toBe(false)
})
