import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { Lock, LockPage } from './lock.ts'

/** A page in one version of the site. */
export type PageIn = {
  readonly root: Lock
  readonly path: ModelPath
  readonly page: LockPage
}
