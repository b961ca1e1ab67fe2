import type { Consequence } from '../../../../src/editing/pages/pageRequests.ts'
import type { Site } from '../../../../src/site/site.ts'
import type { EditResult } from '../../../manifest/edit/textEdit.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'

/** The edit of a page change and what it does. */
export type PlannedPageChange = {
  readonly edit: EditResult
  /** What the change does, read from the edited site. */
  consequences(edited: Site, source: ManifestSource): readonly Consequence[]
}
