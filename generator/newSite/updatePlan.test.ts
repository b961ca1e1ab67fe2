import { expect, test } from 'vitest'
import type { CodeRecord } from './codeRecord.ts'
import { planUpdate } from './updatePlan.ts'

/** Plans the update of a single file from its hashes: recorded, incoming and current. */
function planOf(before: string | undefined, after: string | undefined, now: string | undefined) {
  const record = (hash: string | undefined): CodeRecord => ({
    files: hash === undefined ? {} : { file: hash },
  })
  return planUpdate(record(before), record(after), () => now)
}

const nothing = { added: [], changed: [], removed: [], conflicts: [] }
const own = ['file']

test.each([
  ['is new', undefined, 'b', undefined, { added: own }],
  ['is new, and the site has its own', undefined, 'b', 'x', { changed: own, conflicts: own }],
  ['is new, and the site has the same', undefined, 'b', 'b', {}],
  ['did not change', 'a', 'a', 'a', {}],
  ['did not change, but the site changed it', 'a', 'a', 'x', {}],
  ['did not change, but the site removed it', 'a', 'a', undefined, {}],
  ['changed', 'a', 'b', 'a', { changed: own }],
  ['changed, and the site changed it, too', 'a', 'b', 'x', { changed: own, conflicts: own }],
  ['changed, and the site made the same change', 'a', 'b', 'b', {}],
  ['changed, and the site removed it', 'a', 'b', undefined, { added: own, conflicts: own }],
  ['was removed', 'a', undefined, 'a', { removed: own }],
  ['was removed, and the site changed it', 'a', undefined, 'x', { removed: own, conflicts: own }],
  ['was removed, and the site removed it, too', 'a', undefined, undefined, {}],
] as const)('a file that %s', (_, before, after, now, expected) => {
  expect(planOf(before, after, now)).toEqual({ ...nothing, ...expected })
})
