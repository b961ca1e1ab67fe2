import { createHash } from 'node:crypto'
import { Node, type ArrayLiteralExpression } from 'ts-morph'
import type { EditableList } from '../protocol.ts'
import type { Site } from '../../../src/site/site.ts'
import { type ModelPath, valueAt, property } from '../../diagnostics/diagnostic.ts'
import { isLiteralList } from '../../manifest/edit/textEdit.ts'
import { type ManifestSource, locationOf, nameOf } from '../../manifest/locate.ts'
import { sourceValue, type SourceValue } from './settingSource.ts'
import type * as z from 'zod'
import { textRegistry } from '../../../src/model/text.ts'
import { isSampleCall } from '../../manifest/edit/editedFiles.ts'
import { schemaAt } from '../../manifest/schemaWalk.ts'
import { formatLocation } from '../../text.ts'
import { textParts, toCode } from './texts.ts'

/** A list of the manifest in the source. */
export type ListAtPath =
  | {
      readonly kind: 'literal'
      readonly node: ArrayLiteralExpression
      readonly version: string
    }
  | {
      /** The object has no such property. */
      readonly kind: 'missing'
      readonly owner: SourceValue
      readonly version: string
    }
  | {
      readonly kind: 'computed'
      /** Why the entries cannot be changed. */
      readonly problem: string
      readonly version: string
    }

/** The list at a path. */
export function listAt(site: Site, source: ManifestSource, path: ModelPath): ListAtPath {
  const owner = sourceValue(source, path.slice(0, -1))
  const node = sourceValue(source, path)?.resolved
  const value = valueAt(site, path)
  if (Node.isArrayLiteralExpression(node)) {
    const version = versionOf(node)
    return Array.isArray(value) && isLiteralList(node, value.length)
      ? { kind: 'literal', node, version }
      : { kind: 'computed', problem: problemOf(node), version }
  }
  const isMissing = node === undefined && isEmpty(value)
  if (isMissing && owner !== undefined && Node.isObjectLiteralExpression(owner.resolved)) {
    return { kind: 'missing', owner, version: 'missing' }
  }
  const closest = node ?? source.node(path, false)
  return { kind: 'computed', problem: problemOf(closest), version: versionOf(closest) }
}

/** What the page editor has to know of a list. */
export function editableList(site: Site, source: ManifestSource, path: ModelPath): EditableList {
  const list = listAt(site, source, path)
  const problem = list.kind === 'computed' ? list.problem : undefined
  return { path: [...path], version: list.version, problem }
}

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0)

const versionOf = (node: Node) =>
  createHash('sha256').update(node.getText()).digest('hex').slice(0, 16)

const problemOf = (node: Node) =>
  `The entries of this list are computed in ${formatLocation(locationOf(node))}. Change them there.`

/** An entry that is added to a list. */
type CopiedEntry = {
  readonly node: Node
  readonly value: unknown
  /** The schema of the entries. */
  readonly schema: z.core.$ZodType
}

/**
 * The code of an entry. What identifies it gets a number if another entry has the same: the name that
 * people read, and ids. References stay as they are. The copy of a constant is an object that spreads it:
 * `{ ...links.home, text: "Home 2" }`.
 */
export function uniqueEntry(
  { node, value, schema }: CopiedEntry,
  others: readonly unknown[],
): string {
  const isText = (...path: readonly string[]) => {
    const found = schemaAt(schema, value, path)
    return found !== undefined && textRegistry.has(found)
  }
  if (isText()) return numbered(node, value, others, ' ')
  const name = NAMES.find((key) => isText(key))
  const separators = new Map(Object.entries(ID_SEPARATORS))
  if (name !== undefined) separators.set(name, ' ')
  const takenFor = (key: string) => others.map((other) => property(other, key))
  const [start, text] = [node.getStart(), node.getText()]
  const properties = Node.isObjectLiteralExpression(node) ? node.getProperties() : []
  const code: string[] = []
  let position = 0
  for (const each of properties) {
    if (Node.isSpreadAssignment(each)) continue
    const key = nameOf(each.getNameNode())
    const separator = separators.get(key)
    separators.delete(key)
    const initializer = Node.isPropertyAssignment(each) ? each.getInitializer() : undefined
    if (initializer === undefined || separator === undefined) continue
    const own = numbered(initializer, property(value, key), takenFor(key), separator)
    code.push(text.slice(position, initializer.getStart() - start), own)
    position = initializer.getEnd() - start
  }
  // What identifies the entry and is not in its own code is in a constant.
  const overrides = [...separators].flatMap(([key, separator]) => {
    const [inherited, taken] = [property(value, key), takenFor(key)]
    return typeof inherited === 'string' && taken.includes(inherited)
      ? [`, ${key}: ${JSON.stringify(unusedName(inherited, taken, separator, true))}`]
      : []
  })
  const last = properties.at(-1)
  if (last === undefined) {
    return overrides.length === 0 ? text : `{ ...${text}${overrides.join('')} }`
  }
  const end = last.getEnd() - start
  return [...code, text.slice(position, end), ...overrides, text.slice(end)].join('')
}

/** The properties that contain the name of an entry, in order of preference. */
const NAMES = ['heading', 'title', 'term', 'label', 'text']

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
  if (isSampleCall(node)) {
    const [argument] = node.getArguments()
    return argument === undefined
      ? node.getText()
      : `sample(${numbered(argument, value, taken, separator)})`
  }
  const parts = textParts(node) ?? []
  const inserts = parts.some((part) => 'code' in part)
  const name = unusedName(value, taken, separator, !inserts)
  return inserts ? toCode([...parts, { text: name.slice(value.length) }]) : JSON.stringify(name)
}

/**
 * A value with a number, from 2, that is not taken. With `canReplace`, the number of a value that is
 * itself a copy is replaced: the copy of `Prices 2` is `Prices 3` if there is `Prices`.
 */
export function unusedName(
  value: string,
  taken: readonly unknown[],
  separator: string,
  canReplace: boolean,
): string {
  const stem = value.replace(/\d+$/, '')
  const original = stem.slice(0, stem.length - separator.length)
  const isCopy = stem !== value && stem.endsWith(separator) && taken.includes(original)
  const base = canReplace && isCopy ? original : value
  for (let count = 2; ; count += 1) {
    const name = `${base}${separator}${count}`
    if (!taken.includes(name)) return name
  }
}
