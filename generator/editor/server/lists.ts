import { Node, type ArrayLiteralExpression } from 'ts-morph'
import type * as z from 'zod'
import { textRegistry } from '../../../src/model/text.ts'
import type { Site } from '../../../src/site/site.ts'
import { property, valueAt, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { toCode } from '../../manifest/code.ts'
import { isSampleCall } from '../../manifest/edit/literals.ts'
import {
  editedCode,
  insertAfter,
  literalList,
  replaceNode,
  type TextEdit,
} from '../../manifest/edit/textEdit.ts'
import { locationOf, nameOf, plainEntries, type ManifestSource } from '../../manifest/locate.ts'
import { schemaAt } from '../../manifest/schemaWalk.ts'
import { formatLocation, uniqueName } from '../../text.ts'
import type { EditableList } from '../values.ts'
import { contentHash } from '../../files.ts'
import { textCode, textParts } from './texts.ts'

/** A list of the manifest in the source. */
type ListAtPath = EditableList & {
  /** The list. Undefined if it is computed, or if the object has no such property. */
  readonly node?: ArrayLiteralExpression
}

/** The list at a path. */
export function listAt(site: Site, source: ManifestSource, path: ModelPath): ListAtPath {
  const list = literalList(site, source, path)
  if (list !== undefined) return { path, version: versionOf(list), node: list }
  const owner = source.value(path.slice(0, -1))?.resolved
  const isMissing = source.value(path) === undefined && isEmpty(valueAt(site, path))
  if (isMissing && Node.isObjectLiteralExpression(owner)) {
    return { path, version: 'missing' }
  }
  const closest = source.node(path, false)
  const location = formatLocation(locationOf(closest))
  const written = source.value(path)?.resolved
  // The site is generated from an earlier version while the manifest has errors.
  const isNewer = written !== undefined && plainEntries(written) !== undefined
  const problem = isNewer
    ? `The list in ${location} has changed in the manifest in the meantime, but the page shows the list from before. Correct the errors in the manifest first.`
    : `The entries of this list are computed in ${location}. Change them there.`
  return { path, version: versionOf(closest), problem }
}

/** What the page editor has to know of a list. */
export function editableList(site: Site, source: ManifestSource, path: ModelPath): EditableList {
  const { node: _, ...list } = listAt(site, source, path)
  return list
}

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0)

const versionOf = (node: Node) => contentHash(node.getText())

/**
 * The code of an entry for a list whose entries have a schema. What identifies it gets a number if another entry has the same: the name that
 * people read, and ids. References stay as they are. The copy of a constant is an object that spreads it:
 * `{ ...links.home, text: "Home 2" }`.
 */
export function uniqueEntry(
  node: Node,
  value: unknown,
  schema: z.core.$ZodType,
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
  const properties = Node.isObjectLiteralExpression(node) ? node.getProperties() : []
  const edits: TextEdit[] = []
  const overrides: string[] = []
  for (const [key, separator] of separators) {
    const current = property(value, key)
    const taken = others.map((other) => property(other, key))
    const own = properties.find(
      (each) => !Node.isSpreadAssignment(each) && nameOf(each.getNameNode()) === key,
    )
    const initializer = Node.isPropertyAssignment(own) ? own.getInitializer() : undefined
    if (initializer !== undefined) {
      edits.push(replaceNode(initializer, numbered(initializer, current, taken, separator)))
    } else if (own === undefined && typeof current === 'string' && taken.includes(current)) {
      // It is in a constant.
      overrides.push(`, ${key}: ${toCode(copiedName(current, taken, separator)).text}`)
    }
  }
  const last = properties.at(-1)
  if (last === undefined) {
    return overrides.length === 0 ? node.getText() : `{ ...${node.getText()}${overrides.join('')} }`
  }
  return editedCode(node, [...edits, insertAfter(last, overrides.join(''))])
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
  return inserts
    ? textCode([...parts, { text: uniqueName(value, taken, separator).slice(value.length) }])
    : toCode(copiedName(value, taken, separator)).text
}

/** A value that is not taken. The copy of `Prices 2` is `Prices 3` if there is `Prices`. */
function copiedName(value: string, taken: readonly unknown[], separator: string): string {
  const stem = value.replace(/\d+$/, '')
  const original = stem.slice(0, stem.length - separator.length)
  const isCopy = stem !== value && stem.endsWith(separator) && taken.includes(original)
  return uniqueName(isCopy ? original : value, taken, separator)
}
