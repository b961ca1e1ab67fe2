import type { Change } from '../../../src/editing/protocol.ts'
import { planImageChange, type ImageContext } from './images/planImageChange.ts'
import type { ListContext } from './lists/newEntry.ts'
import { planListChange } from './lists/planListChange.ts'
import type { PlannedChange } from './plannedChange.ts'
import { planTextChange } from './planTextChange.ts'
import { planSetting } from './settings/planSetting.ts'

/** Plans a change of any kind, except undo and redo. */
export function planChange(
  context: ListContext & ImageContext,
  change: Exclude<Change, { kind: 'undo' | 'redo' }>,
): PlannedChange | Promise<PlannedChange> {
  const { site, source } = context
  if ('list' in change) return planListChange(context, change)
  switch (change.kind) {
    case 'setting':
      return planSetting(site, source, change)
    case 'addImage':
    case 'editImage':
      return planImageChange(context, change)
    case 'text':
    case 'inserted':
      return planTextChange(site, source, change)
  }
}
