import { setTimeout } from 'node:timers/promises'
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

it('starts a task when the earlier tasks have ended, also if one fails', async () => {
  const current = currentPlan(() => Promise.reject(new Error('Not used.')))
  const events: string[] = []
  const task = (name: string, milliseconds: number) => async () => {
    events.push(`${name} starts`)
    await setTimeout(milliseconds)
    events.push(`${name} ends`)
    return name
  }
  const slow = current.inOrder(task('slow', 20))
  const failed = current.inOrder(() => Promise.reject(new Error('The disk is full.')))
  const quick = current.inOrder(task('quick', 0))
  await expect(failed).rejects.toThrow('The disk is full.')
  expect(await Promise.all([slow, quick])).toEqual(['slow', 'quick'])
  expect(events).toEqual(['slow starts', 'slow ends', 'quick starts', 'quick ends'])
})
