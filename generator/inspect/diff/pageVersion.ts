import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { Snapshot, SnapshotPage } from './snapshot.ts'

/** A page in one version of the site. */
export type PageVersion = {
  readonly root: Snapshot
  readonly path: ModelPath
  readonly page: SnapshotPage
}
