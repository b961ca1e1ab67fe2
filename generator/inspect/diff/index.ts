import { addressChanges, findMoves, redirectChanges, type Moves } from './addresses.ts'
import { inOrder, type Change } from './change.ts'
import { constantChanges } from './constants.ts'
import { formChanges } from './forms.ts'
import { isRecord } from './leaves.ts'
import { lockSchema, type Lock, type Version } from './lock.ts'
import { navigationChanges } from './navigation.ts'
import { pageChanges } from './pages.ts'
import { settingsChanges } from './settings.ts'
import { thirdPartyChanges } from './thirdParties.ts'

/** What changed in meaning between two versions of the site, the gravest first. */
export function diffSites(old: Version, now: Version): Change[] {
  const { lock: before } = old
  const { lock: after } = now
  const moves = findMoves(before, after)
  const followed = withLinksMoved(before, moves)
  return inOrder([
    ...addressChanges(before, after, moves),
    ...redirectChanges(before, after, moves),
    ...pageChanges(followed, after, moves),
    ...navigationChanges(followed, after),
    ...formChanges(followed, after),
    ...(old.site === undefined || now.site === undefined
      ? []
      : thirdPartyChanges(old.site, now.site, moves)),
    ...constantChanges(before, after),
    ...settingsChanges(before, after),
  ])
}

/** The old version, its links leading where the pages are now: a move is told once. */
function withLinksMoved(lock: Lock, moves: Moves): Lock {
  if (moves.size === 0) return lock
  const follow = (value: unknown): unknown => {
    if (typeof value === 'string') return moved(value, moves)
    if (Array.isArray(value)) return value.map(follow)
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, follow(item)]))
  }
  return lockSchema.parse(follow(lock))
}

function moved(target: string, moves: Moves): string {
  const [path = '', anchor] = target.split('#')
  const now = moves.get(path)
  if (now === undefined) return target
  return anchor === undefined ? now : `${now}#${anchor}`
}
