import type { PageChange } from '../../../../src/editing/pages/pageRequests.ts'
import type { Site } from '../../../../src/site/site.ts'
import { counted } from '../../../text.ts'
import { describeReference } from '../../../manifest/edit/references.ts'
import {
  planMoves,
  requireFreePath,
  movedReferences,
  renamePages,
} from '../../../manifest/edit/rename.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import { checkField } from './fieldError.ts'
import type { PlannedPageChange } from './plannedPageChange.ts'
import { consequence } from './consequence.ts'

/** Plans a new path of a page, as `site rename` does. */
export function planMove(
  site: Site,
  source: ManifestSource,
  { path, to, children, redirect }: Extract<PageChange, { kind: 'renamePage' }>,
): PlannedPageChange {
  checkField('to', () => requireFreePath(site, to))
  const moves = planMoves(site, path, to, children)
  const references = movedReferences(site, moves)
  return {
    edit: renamePages(site, source, moves, redirect),
    consequences: () => [
      ...[...moves].map(([from, target]) =>
        consequence(
          `Moves ${from} to ${target}. ${redirect ? 'Visitors of the old path are redirected.' : 'The old path does not redirect to it.'}`,
        ),
      ),
      references.length === 0
        ? consequence('Nothing else refers to it.')
        : consequence(
            `Changes ${counted(references.length, 'reference')}:`,
            references.map((one) => `${describeReference(site, one.path)}: ${one.to}`),
          ),
    ],
  }
}
