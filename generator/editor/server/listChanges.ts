import { Node } from 'ts-morph'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Site } from '../../../src/site/site.ts'
import { UserError } from '../../diagnostics/console.ts'
import { formatPath, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { Code, properties } from '../../manifest/code.ts'
import {
  insertAt,
  insertProperty,
  moveEntry,
  removeEntry,
  replaceSpread,
  type TextEdit,
} from '../../manifest/edit/textEdit.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import type { ListChange } from '../protocol.ts'
import { currentList, entriesAt, uniqueEntry } from './lists.ts'
import { sectionCode } from './sections.ts'
import { childSchema } from './settingChanges.ts'

/** The manifest that a change of a list applies to. */
export type ListContext = {
  readonly project: Project
  readonly site: Site
  readonly source: ManifestSource
}

/** The edits of a change of the elements of a list. */
export async function planListChange(
  context: ListContext,
  change: ListChange,
): Promise<readonly TextEdit[]> {
  const { site, source } = context
  const { node, elements } = currentList(site, source, change)
  if (change.kind === 'insertSection') {
    if (node !== undefined && change.index > elements.length) throw noEntry()
    const section = await newSection(context, change)
    if (node !== undefined) return insertAt(node, change.index, section)
    const owner = source.value(change.list.slice(0, -1))
    const property = properties({ [String(change.list.at(-1))]: [new Code(section)] }).text
    return owner === undefined ? [] : insertProperty(owner, property)
  }
  const index = change.kind === 'moveEntry' ? Math.max(change.from, change.to) : change.index
  const element = elements[index]
  if (node === undefined || element?.node === undefined) throw noEntry()
  switch (change.kind) {
    case 'moveEntry':
      return [moveEntry(node, change.from, change.to)]
    case 'duplicateEntry':
      return insertAt(node, index + 1, copiedEntry(site, change.list, element.node, element.first))
    case 'removeEntry':
      return [removeEntry(element.node)]
    case 'copyEntries':
      return [replaceSpread(element.node)]
  }
}

const noEntry = () => new UserError('The list has no entry at this position.')

/** The code of a new section. */
async function newSection(
  { project, site }: ListContext,
  { list, section }: Extract<ListChange, { kind: 'insertSection' }>,
): Promise<string> {
  if (childSchema(site, [...list, 0]) !== sectionSchema) {
    throw new UserError(`${formatPath(list)} is not a list of sections.`)
  }
  try {
    return await sectionCode(project, site, entriesAt(site, list), section)
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

/** The code of a copy of an entry, without the comments above it. */
function copiedEntry(site: Site, list: ModelPath, node: Node, index: number): string {
  if (Node.isSpreadElement(node)) {
    throw new UserError(
      'Entries that other lists share cannot be duplicated. Duplicate one of them.',
    )
  }
  const schema = childSchema(site, [...list, 0])
  const entries = entriesAt(site, list)
  return schema === undefined ? node.getText() : uniqueEntry(node, entries[index], schema, entries)
}
