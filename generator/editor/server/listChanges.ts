import { Node } from 'ts-morph'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { UserError } from '../../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { Code } from '../../code/code.ts'
import {
  insertAt,
  moveEntry,
  removeEntry,
  replaceSpread,
  type TextEdit,
} from '../../edits/textEdit.ts'
import type { Project } from '../../manifest/project.ts'
import { childSchemaAt } from '../../manifest/schemaWalk.ts'
import { readExampleText } from '../../server/gallery/examples.ts'
import type { ListChange } from '../protocol.ts'
import { currentList, entriesAt, uniqueEntry } from './lists.ts'
import { newValueCode } from './newValues.ts'
import { planAdded, type EditContext } from './settingChanges.ts'

/** The edits of a change of the elements of a list. */
export function planListChange(context: EditContext, change: ListChange): readonly TextEdit[] {
  const { node, elements } = currentList(context, change)
  if (change.kind === 'insertSection') {
    const { list, index, section } = change
    if (node !== undefined && index > elements.length) throw noEntry()
    const code = newSection(context, list, section)
    if (node !== undefined) return insertAt(node, index, code)
    return planAdded(context, [...list, 0], new Code(code))
  }
  const index = change.kind === 'moveEntry' ? Math.max(change.from, change.to) : change.index
  const element = elements[index]
  if (node === undefined || element?.node === undefined) throw noEntry()
  switch (change.kind) {
    case 'moveEntry':
      return [moveEntry(node, change.from, change.to)]
    case 'duplicateEntry':
      return insertAt(
        node,
        index + 1,
        copiedEntry(context.site, change.list, element.node, element.first),
      )
    case 'removeEntry':
      return [removeEntry(element.node)]
    case 'copyEntries':
      return [replaceSpread(element.node)]
  }
}

const noEntry = () => new UserError('The list has no entry at this position.')

/** Every kind of section with the doc comment of its schema. */
export const sectionKinds = (project: Project) =>
  Promise.all(
    sectionSchema.options.map(async ({ shape }) => {
      const kind = shape.kind.value
      const { doc } = await readExampleText(project, kind)
      return { kind, doc: doc.replaceAll('`', '') }
    }),
  )

/** The code of a new section. */
function newSection(context: EditContext, list: ModelPath, kind: string): string {
  if (childSchemaAt(siteSchema, context.site, [...list, 0]) !== sectionSchema) {
    throw new UserError(`${formatPath(list)} is not a list of sections.`)
  }
  const schema = sectionSchema.options.find(({ shape }) => shape.kind.value === kind)
  if (schema === undefined) throw new UserError(`${kind} is not a kind of section.`)
  return newValueCode(context, schema, kind, entriesAt(context.site, list))
}

/** The code of a copy of an entry, without the comments above it. */
function copiedEntry(site: Site, list: ModelPath, node: Node, index: number): string {
  if (Node.isSpreadElement(node)) {
    throw new UserError(
      'Entries that other lists share cannot be duplicated. Duplicate one of them.',
    )
  }
  const schema = childSchemaAt(siteSchema, site, [...list, 0])
  const entries = entriesAt(site, list)
  return schema === undefined ? node.getText() : uniqueEntry(node, entries[index], schema, entries)
}
