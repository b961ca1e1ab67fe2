import { Node } from 'ts-morph'
import * as z from 'zod'
import { sectionSchema } from '../../src/sections/schemas.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { Code, toCode } from '../code/code.ts'
import { withSampleCall } from '../code/literals.ts'
import {
  editedCode,
  insertAt,
  moveEntry,
  removeEntry,
  replaceNode,
  replaceSpread,
  requireCopyable,
  type TextEdit,
} from './textEdit.ts'
import { childSchemaAt } from '../manifest/schemaWalk.ts'
import { allPages, declaredIds } from '../manifest/sitePages.ts'
import { followingLinks } from './followingLinks.ts'
import {
  modelPathSchema,
  requireRevision,
  revisionAt,
  revisionSchema,
  targetShape,
} from './revision.ts'
import { copiedName, currentList, entriesAt, uniqueEntry } from './lists.ts'
import { newEntryCode } from './newValues.ts'
import { declaredNames, sampleSection } from './samples.ts'
import { editsForNewValue, type EditContext } from './valueChanges.ts'

/** The properties of each change of a list. */
const listShape = {
  /** The path of the list, e.g. `['routes', '/', 'sections']`. */
  list: modelPathSchema,
  /** The revision of it, or of a shared list in it, that the author saw. */
  revision: revisionSchema,
}

/** The index of an element of the list: an entry, or a list that it shares. */
const index = z.int().min(0)

/** The changes of the elements of a list. They apply to each list that is a literal in the manifest. */
export const listChangeSchemas = [
  z.strictObject({
    /** Moves an element, with its comments. */
    kind: z.literal('moveEntry'),
    ...listShape,
    from: index,
    /** The index of the element after the move. */
    to: index,
  }),
  z.strictObject({
    /**
     * `duplicateEntry` inserts a copy of an entry after it: names and ids that must be unique get a number. `removeEntry`
     * removes an element, with its comments. `copyEntries` replaces a shared list by copies of its entries.
     */
    kind: z.enum(['duplicateEntry', 'removeEntry', 'copyEntries']),
    ...listShape,
    index,
  }),
  z.strictObject({
    /** Inserts a section with what its kind needs into the sections of a page. Its texts are samples. */
    kind: z.literal('insertSection'),
    ...listShape,
    index,
    /** The kind, e.g. `prose`. */
    section: z.string().max(100),
  }),
  z.strictObject({
    /** Inserts a copy of a section of another page into the sections of a page: names and ids that must be unique get a number. */
    kind: z.literal('copySection'),
    ...listShape,
    index,
    /** The section that is copied, as the author saw it. */
    from: z.strictObject(targetShape),
  }),
] as const

/** A change of the elements of a list. */
export type ListChange = z.output<(typeof listChangeSchemas)[number]>

/** The edits of a change of the elements of a list. */
export function editsForList(context: EditContext, change: ListChange): readonly TextEdit[] {
  const { node, elements } = currentList(context, change)
  if (change.kind === 'insertSection' || change.kind === 'copySection') {
    const { list, index } = change
    if (node !== undefined && index > elements.length) throw noEntry()
    if (childSchemaAt(siteSchema, context.site, [...list, 0]) !== sectionSchema) {
      throw new UserError(`${formatPath(list)} is not a list of sections.`)
    }
    const code =
      change.kind === 'insertSection'
        ? newSection(context, list, change.section)
        : copiedSection(context, list, change.from)
    if (node !== undefined) return insertAt(node, index, code)
    return editsForNewValue(context, [...list, 0], new Code(code))
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

/** The code of a new section. */
function newSection(context: EditContext, list: ModelPath, kind: string): string {
  const others = entriesAt(context.site, list)
  const names = declaredNames(context.site, context.project)
  const sample = sampleSection(kind, names, others)
  return newEntryCode(sectionSchema, sample, others)
}

/**
 * The code of a copy of a section for the list of another page. The ids of the section and of its questions get a number
 * if that page has them. Links of the section to these ids follow.
 */
function copiedSection(
  { site, source }: EditContext,
  list: ModelPath,
  { path, revision }: Extract<ListChange, { kind: 'copySection' }>['from'],
): string {
  requireRevision(revision, revisionAt(source, path))
  const [from, to] = [pageOf(site, path.slice(0, -1)), pageOf(site, list)]
  const section = from?.page.sections[Number(path.at(-1))]
  const written = source.value(path)?.resolved
  if (section === undefined || written === undefined || to === undefined) {
    throw new UserError('The section is computed in the manifest, so it cannot be copied.')
  }
  const node = withSampleCall(written)
  requireCopyable([node], source.node(list, false), `The values of “${section.heading}”`)
  const taken = declaredIds(to.page).map(({ value }) => value)
  const ids = new Map<string, string>()
  const edits: TextEdit[] = []
  for (const id of declaredIds({ sections: [section] })) {
    const unique = copiedName(id.value, taken, '-')
    taken.push(unique)
    ids.set(id.value, unique)
    const code = source.value([...path, ...id.path.slice(2)])?.entry
    const isWritten = code?.getAncestors().includes(node) === true
    if (unique !== id.value && isWritten && Node.isPropertyAssignment(code)) {
      edits.push(replaceNode(code.getInitializerOrThrow(), toCode(unique).text))
    }
  }
  const { edits: links } = followingLinks(site, source, path, node, ({ page, anchor = '' }) => {
    const id = page === from?.root[1] ? ids.get(anchor) : undefined
    return id === undefined || to.root[1] === undefined ? undefined : `${to.root[1]}#${id}`
  })
  return editedCode(node, [...edits, ...links])
}

/** The page whose list of sections is at a path. Undefined if there is none. */
const pageOf = (site: Site, list: ModelPath) =>
  allPages(site).find(({ root }) => formatPath([...root, 'sections']) === formatPath(list))

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
