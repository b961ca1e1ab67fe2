import { isDeepStrictEqual } from 'node:util'
import type { Change } from './change.ts'
import { shownValues } from './content.ts'
import type { Lock } from './lock.ts'

/** Values that copy quotes: changed, new, gone, or confirmed anew. */
export function constantChanges(before: Lock, after: Lock): Change[] {
  const names = [...new Set([...Object.keys(after.constants), ...Object.keys(before.constants)])]
  return names.flatMap((name): Change[] => {
    const place = { subject: 'constants', path: ['constants', name] } as const
    const old = before.constants[name]
    const fact = after.constants[name]
    if (fact === undefined) {
      return [{ ...place, level: 'notable', text: `The constant ${name} is removed` }]
    }
    if (old === undefined) {
      return [
        {
          ...place,
          level: 'safe',
          text: `The constant ${name} is new`,
          ...shownValues({ before: undefined, after: fact.value }),
        },
      ]
    }
    if (!isDeepStrictEqual(old.value, fact.value)) {
      return [
        {
          ...place,
          level: 'notable',
          text: `The constant ${name} has another value`,
          ...shownValues({ before: old.value, after: fact.value }),
        },
      ]
    }
    if (isDeepStrictEqual(old, fact)) return []
    return [{ ...place, level: 'safe', text: `The constant ${name} has another source or date` }]
  })
}
