import type { ListChange } from '../../../../src/editing/lists/listChanges.ts'
import {
  insertAt,
  moveEntry,
  insertProperty,
  removeEntry,
} from '../../../manifest/edit/textEdit.ts'
import type { PlannedChange } from '../plannedChange.ts'
import { listAt, type ListAtPath } from './listAt.ts'
import { copiedEntry, newSection, type ListContext } from './newEntry.ts'

/** Plans a change of the entries of a list. */
export async function planListChange(
  context: ListContext,
  change: ListChange,
): Promise<PlannedChange> {
  const list = listAt(context.site, context.source, change.list)
  if (list.version !== change.version) {
    return {
      conflict:
        'The list has changed in the manifest in the meantime. Nothing was changed. Try again.',
    }
  }
  switch (list.kind) {
    case 'computed':
      return { problem: list.problem }
    case 'missing':
      return planFirstSection(context, change, list)
    case 'literal':
      return planEntryChange(context, change, list)
  }
}

/** Adds a list with one section. */
async function planFirstSection(
  context: ListContext,
  change: ListChange,
  { owner }: Extract<ListAtPath, { kind: 'missing' }>,
): Promise<PlannedChange> {
  if (change.kind !== 'insertSection') return NO_ENTRY
  const entry = await newSection(context, change)
  if ('problem' in entry) return entry
  const property = `${change.list.at(-1)}: [${entry.code}]`
  return { edits: insertProperty(owner.written, owner.resolved, property) }
}

async function planEntryChange(
  context: ListContext,
  change: ListChange,
  { node }: Extract<ListAtPath, { kind: 'literal' }>,
): Promise<PlannedChange> {
  const entries = node.getElements()
  switch (change.kind) {
    case 'moveEntry': {
      if (Math.max(change.from, change.to) >= entries.length) return NO_ENTRY
      return { edits: [moveEntry(node, change.from, change.to)] }
    }
    case 'duplicateEntry': {
      const entry = entries[change.index]
      if (entry === undefined) return NO_ENTRY
      const code = copiedEntry(context, change.list, change.index, entry)
      return { edits: insertAt(node, change.index + 1, code) }
    }
    case 'removeEntry': {
      const entry = entries[change.index]
      return entry === undefined ? NO_ENTRY : { edits: [removeEntry(entry)] }
    }
    case 'insertSection': {
      if (change.index > entries.length) return NO_ENTRY
      const entry = await newSection(context, change)
      return 'problem' in entry ? entry : { edits: insertAt(node, change.index, entry.code) }
    }
  }
}

const NO_ENTRY = { problem: 'The list has no entry at this position.' }
