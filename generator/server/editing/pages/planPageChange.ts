import type { PageChange } from '../../../../src/editing/pages/pageRequests.ts'
import type { Site } from '../../../../src/site/site.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import { planAddition } from './planAddition.ts'
import { planMenuMove } from './planMenuMove.ts'
import { planMove } from './planMove.ts'
import { planRemovedPage } from './planRemovedPage.ts'
import type { PlannedPageChange } from './plannedPageChange.ts'

/** Plans a change as the commands `add page`, `rename` and `remove` do. Throws a `FieldError` for a wrong path. */
export function planPageChange(
  site: Site,
  source: ManifestSource,
  change: PageChange,
): PlannedPageChange {
  switch (change.kind) {
    case 'addPage':
      return planAddition(site, source, change)
    case 'renamePage':
      return planMove(site, source, change)
    case 'removePage':
      return planRemovedPage(site, source, change)
    case 'moveMenuEntry':
      return planMenuMove(site, source, change)
  }
}
