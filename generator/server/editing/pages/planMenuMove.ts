import type { PageChange } from '../../../../src/editing/pages/pageRequests.ts'
import type { Site } from '../../../../src/site/site.ts'
import { UserError } from '../../../diagnostics/console.ts'
import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import { moveEntry, applyEdits } from '../../../manifest/edit/textEdit.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import { listAt } from '../lists/listAt.ts'
import { consequence } from './consequence.ts'
import type { PlannedPageChange } from './plannedPageChange.ts'

/** Plans another position of a menu item. Throws a user error if the menu is not the one that the author saw. */
export function planMenuMove(
  site: Site,
  source: ManifestSource,
  { within, from, to, before }: Extract<PageChange, { kind: 'moveMenuEntry' }>,
): PlannedPageChange {
  const parent = within === undefined ? undefined : site.navigation[within]
  const items = within === undefined ? site.navigation : (parent?.children ?? [])
  const texts = items.map(({ text }) => text)
  const moved = texts[from]
  if (texts.join('\n') !== before.join('\n') || moved === undefined || to >= texts.length) {
    throw new UserError('The menu has changed in the meantime. Close this and try again.')
  }
  const path: ModelPath = within === undefined ? ['navigation'] : ['navigation', within, 'children']
  const list = listAt(site, source, path)
  if (list.kind !== 'literal') return { edit: manualEdit(path), consequences: () => [] }
  const order = texts.toSpliced(from, 1).toSpliced(to, 0, moved)
  const place = parent === undefined ? 'the menu of every page' : `the submenu “${parent.text}”`
  return {
    edit: { texts: applyEdits(source, [moveEntry(list.node, from, to)]), manualEdits: [] },
    consequences: () => [
      consequence(`Moves “${moved}” from position ${from + 1} to ${to + 1} in ${place}:`, order),
    ],
  }
}

const manualEdit = (path: ModelPath) => ({ texts: undefined, manualEdits: [{ path }] }) as const
