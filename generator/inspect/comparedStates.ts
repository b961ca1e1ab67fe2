import type { Site } from '../../src/site/site.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { emitManifestSnapshot } from '../emit/snapshots.ts'
import { snapshotAt } from '../project/versions.ts'
import type { Project } from '../projectPaths.ts'
import { parseSnapshot, type locatedChanges, type Version } from './diff.ts'

/** A state of the site to compare. `version`: the hash of its commit; undefined: as it is now. */
export type State = { readonly version: string | undefined; readonly snapshot: Version }

/** The state of the site in a version. Undefined if the version has none. */
export async function stateOf(project: Project, version: string): Promise<State | undefined> {
  const text = await snapshotAt(project, version)
  return text === undefined ? undefined : { version, snapshot: parseSnapshot(text, 'The version') }
}

/** The state of a site as it is now. */
export const currentState = (site: Site): State => ({
  version: undefined,
  snapshot: parseSnapshot(emitManifestSnapshot(site), 'The site'),
})

export type LocatedChange = ReturnType<typeof locatedChanges>[number]

/** Two states of the site. `now`: the time of both builds, ISO 8601. */
export type States = { readonly old: State; readonly next: State; readonly now: string }

/** Whether a change is about a page, or another address, as a whole. */
export const isWholeAddress = ({ root, next }: LocatedChange) =>
  (root === 'addresses' || root === 'drafts') && next.path.length === 2

/** The path in the manifest of a value that is compared. */
export const pathInManifest = ({ root }: LocatedChange, at: ModelPath): ModelPath =>
  root === 'drafts' ? ['routes', ...at.slice(1)] : at

/** The path in the manifest of what has changed as it is now: of a new page the whole page. */
export const manifestPath = (change: LocatedChange): ModelPath =>
  isWholeAddress(change) ? ['routes', change.page] : pathInManifest(change, change.next.path)
