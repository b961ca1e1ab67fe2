import { Node, type ArrayLiteralExpression, type SpreadElement } from 'ts-morph'
import type * as z from 'zod'
import { roleOf } from '../../src/model/role.ts'
import type { Site } from '../../src/site/site.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { property, valueAt, valuesIn } from '../manifest/modelValues.ts'
import { toCode } from '../code/code.ts'
import { isSampleCall } from '../code/literals.ts'
import { editedCode, insertAfter, replaceNode, type TextEdit } from './textEdit.ts'
import {
  listElements,
  locationOf,
  propertyName,
  spreadList,
  type ListElement,
  type ManifestSource,
} from '../manifest/locate.ts'
import { nameKey, schemaAt } from '../manifest/schemaWalk.ts'
import { formatLocation, uniqueName } from '../text.ts'
import { ownersOf } from '../manifest/pageReferences.ts'
import type { EditableList } from './describe/settingTypes.ts'
import type { EditContext } from './valueChanges.ts'
import { ConflictError, revisionOf } from './revision.ts'
import { editableParts, textCode } from './textSource.ts'

/** A list literal of the manifest, or the expression that computes the list. */
type SourceList = Pick<EditableList, 'revision' | 'problem'> & {
  /** Undefined if it is computed, or if the object has no such property. */
  readonly node?: ArrayLiteralExpression
  /** What it consists of. The indexes are those of the list at the path. A computed list has no nodes. */
  readonly elements: readonly (Omit<ListElement, 'node'> & {
    readonly node?: Node
    readonly shared?: SourceList | undefined
  })[]
}

/** The list at a path, with the lists that it shares. */
function sourceList(site: Site, source: ManifestSource, path: ModelPath): SourceList {
  const node = source.value(path)?.resolved
  const { length } = entriesAt(site, path)
  const isMissing = node === undefined && length === 0
  return isMissing && Node.isObjectLiteralExpression(source.value(path.slice(0, -1))?.resolved)
    ? { revision: 'missing', elements: [] }
    : listAt(node ?? source.node(path, false), 0, length)
}

/**
 * The list at a node.
 *
 * @param start the index of its first entry in the list that contains it
 * @param within the indexes of the elements that lead to it, which the same code may have more than once
 */
function listAt(node: Node, start: number, count: number, within = ''): SourceList {
  const revision = revisionOf(within + node.getText())
  const elements = listElements(node, count)
  if (elements !== undefined && Node.isArrayLiteralExpression(node)) {
    const inList = elements.map((element, index) => {
      const first = start + element.first
      const shared = Node.isSpreadElement(element.node)
        ? listAt(spreadList(element.node), first, element.count, `${within}${index} `)
        : undefined
      return { ...element, first, shared }
    })
    return { revision, node, elements: inList }
  }
  const problem = `The entries of this list are computed in ${formatLocation(locationOf(node))}. Change them there.`
  const entries = Array.from({ length: count }, (_, index) => ({ first: start + index, count: 1 }))
  return { revision, problem, elements: entries }
}

/** The list of a change, if the author can change it and has seen it. Otherwise it throws a user error. */
export function currentList(
  { site, source }: EditContext,
  seen: { readonly list: ModelPath; readonly revision: string },
): SourceList {
  const lists = withShared(sourceList(site, source, seen.list))
  const list = lists.find(({ revision }) => revision === seen.revision)
  if (list === undefined) throw new ConflictError()
  if (list.problem !== undefined) throw new UserError(list.problem)
  return list
}

/** A list and those that it shares. */
const withShared = (list: SourceList): SourceList[] => [
  list,
  ...list.elements.flatMap(({ shared }) => (shared === undefined ? [] : withShared(shared))),
]

/** What the page editor has to know of a list. */
export function editableList(site: Site, source: ManifestSource, path: ModelPath): EditableList {
  const describe = ({ revision, problem, elements }: SourceList): EditableList => ({
    path,
    revision,
    problem,
    elements: elements.map(({ node, first, count, shared }) => ({
      first,
      count,
      ...(shared !== undefined &&
        Node.isSpreadElement(node) && { shared: describeShared(shared, node) }),
    })),
  })
  const describeShared = (list: SourceList, spread: SpreadElement) => ({
    ...describe(list),
    code: spread.getExpression().getText(),
    location: formatLocation(locationOf(spreadList(spread))),
    usedBy: usersOf(site, source, spreadList(spread)),
  })
  return describe(sourceList(site, source, path))
}

/** What contains the entries of a list, e.g. `page “About”, form “Contact”`. */
function usersOf(site: Site, source: ManifestSource, list: Node): string {
  const users = valuesIn(site).filter(
    ({ value, path }) => Array.isArray(value) && containsList(source.value(path)?.resolved, list),
  )
  const paths = users.map(({ path }) => path)
  return ownersOf(site, paths).join(', ')
}

/** Whether a list literal is another one, or contains its entries. */
const containsList = (node: Node | undefined, list: Node, seen: readonly Node[] = []): boolean =>
  node === list ||
  (Node.isArrayLiteralExpression(node) &&
    !seen.includes(node) &&
    node
      .getElements()
      .some(
        (element) =>
          Node.isSpreadElement(element) && containsList(spreadList(element), list, [...seen, node]),
      ))

/** The entries of the list at a path. None if there is no list. */
export function entriesAt(site: Site, path: ModelPath): readonly unknown[] {
  const value = valueAt(site, path)
  return Array.isArray(value) ? value : []
}

/**
 * The code of an entry for a list whose entries have a schema. What identifies it gets a number if another entry has the
 * same: ids, and the name that people read. Headings, whose sections have ids, and references stay as they are. The copy
 * of a constant is an object that spreads it: `{ ...links.home, text: "Home 2" }`.
 */
export function uniqueEntry(
  node: Node,
  value: unknown,
  schema: z.core.$ZodType,
  others: readonly unknown[],
): string {
  const entry = schemaAt(schema, value, [])
  if (roleOf(entry, 'text') !== undefined) return numbered(node, value, others, ' ')
  const name = nameKey(entry)
  const hasNumber = name !== undefined && name !== 'heading'
  const separators = { ...ID_SEPARATORS, ...(hasNumber && { [name]: ' ' }) }
  const properties = Node.isObjectLiteralExpression(node) ? node.getProperties() : []
  const edits: TextEdit[] = []
  const overrides: string[] = []
  for (const [key, separator] of Object.entries(separators)) {
    const current = property(value, key)
    const taken = others.map((other) => property(other, key))
    if (typeof current !== 'string' || !taken.includes(current)) continue
    const written = properties.find(
      (each) => Node.isPropertyAssignment(each) && propertyName(each.getNameNode()) === key,
    )
    if (Node.isPropertyAssignment(written)) {
      const initializer = written.getInitializerOrThrow()
      edits.push(replaceNode(initializer, numbered(initializer, current, taken, separator)))
    } else {
      // It is in a constant.
      overrides.push(`, ${key}: ${toCode(copiedName(current, taken, separator)).text}`)
    }
  }
  const last = properties.at(-1)
  if (last !== undefined) {
    return editedCode(node, [...edits, insertAfter(last, overrides.join(''))])
  }
  return overrides.length === 0 ? node.getText() : `{ ...${node.getText()}${overrides.join('')} }`
}

/** The properties that must be unique in a list, and what is between the value and its number. */
const ID_SEPARATORS: Readonly<Record<string, string>> = {
  id: '-',
  from: '-',
  name: '',
  send: ' ',
}

/** The code of a string, with a number if the string is taken. Other values stay as they are. */
function numbered(
  node: Node,
  value: unknown,
  taken: readonly unknown[],
  separator: string,
): string {
  if (typeof value !== 'string' || !taken.includes(value)) return node.getText()
  const [argument] = isSampleCall(node) ? node.getArguments() : []
  if (argument !== undefined) return `sample(${numbered(argument, value, taken, separator)})`
  const parts = editableParts(node) ?? []
  const inserts = parts.some((part) => 'code' in part)
  return inserts
    ? textCode([...parts, { text: uniqueName(value, taken, separator).slice(value.length) }])
    : toCode(copiedName(value, taken, separator)).text
}

/** A value that is not taken. The copy of `Prices 2` is `Prices 3` if there is `Prices`. */
export function copiedName(value: string, taken: readonly unknown[], separator: string): string {
  const stem = value.replace(/\d+$/, '')
  const original = stem.slice(0, stem.length - separator.length)
  const isCopy = stem !== value && stem.endsWith(separator) && taken.includes(original)
  return uniqueName(isCopy ? original : value, taken, separator)
}
