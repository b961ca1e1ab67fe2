import type { ListChange } from '../protocol.ts'
import { insertAt, moveEntry, insertProperty, removeEntry } from '../../manifest/edit/textEdit.ts'
import type { PlannedChange } from './plannedChange.ts'
import { listAt, type ListAtPath, uniqueEntry } from './lists.ts'
import type { Node } from 'ts-morph'
import * as z from 'zod'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { formatPath, type ModelPath, valueAt } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { schemaAt } from '../../manifest/schemaWalk.ts'
import { sectionCode } from './sections.ts'

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

/** The manifest that a change of a list applies to. */
export type ListContext = {
  readonly project: Project
  readonly site: Site
  readonly source: ManifestSource
}

/** The code of an entry, or why there is none. */
type EntryCode = { readonly code: string } | { readonly problem: string }

/** The code of a new section. */
async function newSection(
  { project, site }: ListContext,
  { list, section }: Extract<ListChange, { kind: 'insertSection' }>,
): Promise<EntryCode> {
  if (entrySchema(site, list) !== sectionSchema) {
    return { problem: `${formatPath(list)} is not a list of sections.` }
  }
  try {
    return { code: await sectionCode(project, site, entriesAt(site, list), section) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** The code of a copy of an entry, without the comments above it. */
function copiedEntry({ site }: ListContext, list: ModelPath, index: number, node: Node): string {
  const schema = entrySchema(site, list)
  const entries = entriesAt(site, list)
  return schema === undefined
    ? node.getText()
    : uniqueEntry({ node, value: entries[index], schema }, entries)
}

function entriesAt(site: Site, list: ModelPath): readonly unknown[] {
  const value = valueAt(site, list)
  return Array.isArray(value) ? value : []
}

/** The schema of the entries of a list. Undefined if there is no list at the path. */
function entrySchema(site: Site, list: ModelPath): z.core.$ZodType | undefined {
  const schema = withoutWrappers(schemaAt(siteSchema, site, list))
  return schema instanceof z.ZodArray ? schema.element : undefined
}

const withoutWrappers = (schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault
    ? withoutWrappers(schema.def.innerType)
    : schema
