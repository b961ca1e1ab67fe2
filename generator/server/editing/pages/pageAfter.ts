import { ancestorsOf } from '../../../../src/editing/pages/ancestorsOf.ts'
import type { AppliedChange } from '../editHistory.ts'

/**
 * The page to open before the state before or after a change is restored, because that state has no page at
 * the open path: the page from which the change was requested, or the closest one above. Undefined if the open
 * page stays.
 */
export function pageAfter(
  open: string,
  change: Pick<AppliedChange, 'paths' | 'from'> | undefined,
  to: 'before' | 'after',
): string | undefined {
  if (change === undefined) return undefined
  const { paths, from = open } = change
  const isRemoved = [...paths.before, ...paths.after].includes(open) && !paths[to].includes(open)
  return isRemoved
    ? ([from, ...ancestorsOf(open)].find((path) => paths[to].includes(path)) ?? '/')
    : undefined
}
