import { isDeepStrictEqual } from 'node:util'
import type { Change } from './change.ts'
import { formatValues } from './content.ts'
import type { Snapshot } from './snapshot.ts'

/** Changes of constants: added, removed, or with another value, source or date. */
export function constantChanges(before: Snapshot, after: Snapshot): Change[] {
  const names = [...new Set([...Object.keys(after.constants), ...Object.keys(before.constants)])]
  return names.flatMap((name): Change[] => {
    const place = { subject: 'constants', path: ['constants', name] } as const
    const old = before.constants[name]
    const fact = after.constants[name]
    if (fact === undefined) {
      return [{ ...place, level: 'notable', text: `The constant "${name}" was removed` }]
    }
    if (old === undefined) {
      return [
        {
          ...place,
          level: 'safe',
          text: `The constant "${name}" was added`,
          ...formatValues({ before: undefined, after: fact.value }),
        },
      ]
    }
    if (!isDeepStrictEqual(old.value, fact.value)) {
      return [
        {
          ...place,
          level: 'notable',
          text: `The constant "${name}" has a new value`,
          ...formatValues({ before: old.value, after: fact.value }),
        },
      ]
    }
    if (isDeepStrictEqual(old, fact)) return []
    return [{ ...place, level: 'safe', text: `The constant "${name}" has a new source or date` }]
  })
}
