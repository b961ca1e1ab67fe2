import { findMoves, pathChanges, redirectChanges, type Moves } from './paths.ts'
import { sortChanges, type Change } from './change.ts'
import { constantChanges } from './constants.ts'
import { formChanges } from './forms.ts'
import { isRecord } from './differences.ts'
import { snapshotSchema, type Snapshot, type Version } from './snapshot.ts'
import { navigationChanges } from './navigation.ts'
import { pageChanges } from './pages.ts'
import { settingsChanges } from './settings.ts'
import { thirdPartyChanges } from './thirdParties.ts'

/** The changes between two versions of the site, the highest level first. */
export function diffSites(old: Version, now: Version): Change[] {
  const { snapshot: before } = old
  const { snapshot: after } = now
  const moves = findMoves(before, after)
  const linked = updateMovedLinks(before, moves)
  return sortChanges([
    ...pathChanges(before, after, moves),
    ...redirectChanges(before, after, moves),
    ...pageChanges(linked, after, moves),
    ...navigationChanges(linked, after),
    ...formChanges(linked, after),
    ...(old.site === undefined || now.site === undefined
      ? []
      : thirdPartyChanges(old.site, now.site, moves)),
    ...constantChanges(before, after),
    ...settingsChanges(before, after),
  ])
}

/** Updates the links of the old version to moved pages, so that a move is reported once. */
function updateMovedLinks(snapshot: Snapshot, moves: Moves): Snapshot {
  if (moves.size === 0) return snapshot
  const follow = (value: unknown): unknown => {
    if (typeof value === 'string') return newTarget(value, moves)
    if (Array.isArray(value)) return value.map(follow)
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, follow(item)]))
  }
  return snapshotSchema.parse(follow(snapshot))
}

function newTarget(target: string, moves: Moves): string {
  const [path = '', anchor] = target.split('#')
  const now = moves.get(path)
  if (now === undefined) return target
  return anchor === undefined ? now : `${now}#${anchor}`
}
