import { Node } from 'ts-morph'
import { joinParts, type Change, type TextPart } from '../protocol.ts'
import { textRegistry, NAME } from '../../../src/model/text.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { type ModelPath, valueAt } from '../../diagnostics/diagnostic.ts'
import {
  type ManifestSource,
  resolveValue,
  nameOf,
  fileOf,
  childValue,
} from '../../manifest/locate.ts'
import { schemaAt, mapMarked } from '../../manifest/schemaWalk.ts'
import { withSampleCall } from '../../manifest/edit/editedFiles.ts'
import {
  replaceNode,
  type TextEdit,
  literalText,
  insertEntry,
} from '../../manifest/edit/textEdit.ts'
import { toLiteral } from '../../text.ts'
import type { PlannedChange } from './plannedChange.ts'

/** A change of a text or of an inserted value. */
type TextChange = Extract<Change, { kind: 'text' | 'inserted' }>

/** Plans a change of a text, or of a value that texts insert. */
export function planTextChange(
  site: Site,
  source: ManifestSource,
  change: TextChange,
): PlannedChange {
  if (!isText(site, change.path)) return { current: undefined }
  const nodeAt = findNode(source)
  const node = nodeAt(change.path)
  if (node === undefined) return planDefault(site, nodeAt, change)
  const parts = textParts(node)
  if (parts === undefined) return { current: undefined }
  if (change.kind === 'inserted') return planInserted(node, change)
  if (joinParts(parts) !== change.before) return { current: joinParts(parts) }
  if (codesOf(parts).join() !== codesOf(change.parts).join()) {
    return {
      problem: `The text must contain the inserted values ${codesOf(parts).join(', ')} in this order.`,
    }
  }
  const code = toCode(merged(change.parts))
  const repeated = repeatedTexts(site, change.path).flatMap((path) => nodeAt(path) ?? [])
  return { edits: [...new Set([node, ...repeated])].map((one) => replaceText(one, code)) }
}

/** Replaces a literal, with the call `sample(…)` around it: what the author wrote is no sample. */
const replaceText = (node: Node, code: string): TextEdit => replaceNode(withSampleCall(node), code)

/** Writes a text into the manifest which is a default of the schema. */
function planDefault(site: Site, nodeAt: FindNode, change: TextChange): PlannedChange {
  const current = String(valueAt(site, change.path))
  if (change.kind !== 'text' || change.before !== current) return { current }
  const edits = insertText(nodeAt, change.path, joinParts(merged(change.parts)))
  return edits === undefined ? { current: undefined } : { edits }
}

/** Whether there is a text that people read at a path. */
function isText(site: Site, path: ModelPath): boolean {
  const schema = schemaAt(siteSchema, site, path)
  return schema !== undefined && textRegistry.has(schema) && valueAt(site, path) !== undefined
}

const codesOf = (parts: readonly TextPart[]) =>
  parts.flatMap((part) => ('code' in part ? [part.code] : []))

/** Parts as the author typed them: a line break, e.g. in pasted text, becomes a space. */
const merged = (parts: readonly TextPart[]) =>
  parts.map((part) =>
    'text' in part ? { text: part.text.replaceAll(/\s*[\n\r]+\s*/g, ' ') } : part,
  )

function planInserted(
  text: Node,
  { code, before, value }: Extract<Change, { kind: 'inserted' }>,
): PlannedChange {
  const inserted = insertedIn(text).find((one) => one.code === code)
  if (inserted === undefined || inserted.value !== before) return { current: inserted?.value }
  if (!isLiteral(inserted.node)) {
    return { problem: `${code} is computed from other values, so it cannot be changed here.` }
  }
  if (!Node.isNumericLiteral(inserted.node)) {
    return { edits: [replaceText(inserted.node, JSON.stringify(value))] }
  }
  if (!/^\d+(?:\.\d+)?$/.test(value)) {
    return { problem: `"${value}" is not a number. Write digits, e.g. ${before}.` }
  }
  return { edits: [replaceText(inserted.node, value)] }
}

/**
 * The parts of a string in the source: a literal has one part, a template literal also those that `${…}`
 * inserts. Undefined if the node is something else, for example a call.
 */
export function textParts(node: Node): TextPart[] | undefined {
  const literal = literalText(node)
  if (literal !== undefined) return [{ text: literal }]
  if (!Node.isTemplateExpression(node)) return undefined
  const parts: TextPart[] = [{ text: node.getHead().getLiteralText() }]
  for (const span of node.getTemplateSpans()) {
    const expression = span.getExpression()
    const value = valueOf(expression)
    if (value === undefined) return undefined
    parts.push({ code: expression.getText(), value }, { text: span.getLiteral().getLiteralText() })
  }
  return parts.filter((part) => !('text' in part) || part.text !== '')
}

/** The value of an expression as text. Undefined if it is computed. */
function valueOf(expression: Node): string | undefined {
  const node = resolveValue(expression)
  if (Node.isNumericLiteral(node)) return String(node.getLiteralValue())
  const parts = textParts(node)
  return parts && joinParts(parts)
}

/** The code of a string with these parts. */
export function toCode(parts: readonly TextPart[]): string {
  if (parts.every((part) => 'text' in part)) return JSON.stringify(joinParts(parts))
  const inner = parts.map((part) => ('text' in part ? escaped(part.text) : `\${${part.code}}`))
  return `\`${inner.join('')}\``
}

const escaped = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)

/**
 * The edits that write a text into the manifest which only the schema contains, as a default. Objects on
 * the way to it are added. Undefined if the object that lacks it is computed.
 */
function insertText(nodeAt: FindNode, path: ModelPath, text: string): TextEdit[] | undefined {
  const place = placeOfDefault(nodeAt, path)
  return place && insertEntry(place.object, entryCode(place.keys, toLiteral(text)))
}

/** Whether `insertText` can write the text at a path. */
const isInsertable = (nodeAt: FindNode, path: ModelPath): boolean =>
  placeOfDefault(nodeAt, path) !== undefined

/** The object of the manifest that is closest to a missing value, and the keys that it lacks. */
function placeOfDefault(nodeAt: FindNode, path: ModelPath) {
  const depth = path.findLastIndex((_, index) => nodeAt(path.slice(0, index)) !== undefined)
  const object = nodeAt(path.slice(0, depth))
  const keys = path.slice(depth)
  const isMissing = object !== undefined && nodeAt(path) === undefined && isKnown(object)
  return isMissing && keys.every((key) => typeof key === 'string') ? { object, keys } : undefined
}

/** `title: "…"`, or `texts: { shell: { close: "…" } }` for several keys. */
function entryCode([key = '', ...rest]: readonly string[], value: string): string {
  const name = NAME.test(key) ? key : toLiteral(key)
  return `${name}: ${rest.length === 0 ? value : `{ ${entryCode(rest, value)} }`}`
}

/** Whether all properties of an object are in the files of the manifest. */
function isKnown(object: Node, seen: readonly Node[] = []): boolean {
  if (!Node.isObjectLiteralExpression(object) || seen.includes(object)) return false
  return object.getProperties().every((property) => {
    if (Node.isSpreadAssignment(property)) {
      return isKnown(resolveValue(property.getExpression()), [...seen, object])
    }
    const name = property.getNameNode()
    return !Node.isComputedPropertyName(name) || nameOf(name) !== name.getText()
  })
}

/**
 * The paths of texts that repeat the text at a path, and change with it: the option that reveals a field
 * (`other.option`) is one of the `options`.
 */
export function repeatedTexts(site: Site, path: ModelPath): readonly ModelPath[] {
  if (path.at(-2) !== 'options') return []
  const other = [...path.slice(0, -2), 'other', 'option']
  return valueAt(site, other) === valueAt(site, path) ? [other] : []
}

/** A text of the manifest with its place in the source. */
export type SiteText = {
  readonly path: ModelPath
  readonly value: string
  /** The node of the text. Undefined if it is a default, or in a computed part of the manifest. */
  readonly node: Node | undefined
  /**
   * The parts of the literal at `node`, or the default if it can be written into the manifest. Undefined
   * if the text is computed.
   */
  readonly parts: readonly TextPart[] | undefined
  /** Whether pages can show it. */
  readonly isOnPages: boolean
}

/** All texts that people read, in the order of the schemas. */
export function siteTexts(site: Site, source: ManifestSource): SiteText[] {
  const texts: SiteText[] = []
  const nodeAt = findNode(source)
  mapMarked(textRegistry, siteSchema, site, (schema, value, path) => {
    const node = nodeAt(path)
    const text = String(value)
    const parts = partsOf(text, node, nodeAt, path)
    const isOnPages = textRegistry.get(schema)?.isOnPages === true
    texts.push({ path, value: text, node, parts, isOnPages })
    return value
  })
  return texts
}

function partsOf(text: string, node: Node | undefined, nodeAt: FindNode, path: ModelPath) {
  if (node === undefined) return isInsertable(nodeAt, path) ? [{ text }] : undefined
  const parts = textParts(node)
  // The argument of a call may differ from its result.
  return parts !== undefined && joinParts(parts) === text ? parts : undefined
}

/** Identifies the place of a node in the files of the manifest. */
export const placeOf = (node: Node) => `${fileOf(node)}:${node.getStart()}`

/** A value that a text inserts with `${…}`. */
export type Inserted = {
  /** The code between the braces. */
  readonly code: string
  readonly value: string
  /** The literal or the template that the code refers to. */
  readonly node: Node
}

/** The values that the literal of a text inserts, in the order of the text. */
export function insertedIn(node: Node): Inserted[] {
  if (!Node.isTemplateExpression(node)) return []
  return node.getTemplateSpans().map((span) => {
    const expression = span.getExpression()
    return {
      code: expression.getText(),
      value: valueOf(expression) ?? '',
      node: resolveValue(expression),
    }
  })
}

/** Whether the value itself can be changed: it is a string or a number. */
export const isLiteral = (node: Node) =>
  Node.isStringLiteral(node) ||
  Node.isNoSubstitutionTemplateLiteral(node) ||
  Node.isNumericLiteral(node)

/** Whether a text inserts the value at a place, directly or through another value. */
export const inserts = ({ node }: SiteText, place: string): boolean =>
  node !== undefined && insertsAt(node, place)

const insertsAt = (node: Node, place: string): boolean =>
  insertedIn(node).some((one) => placeOf(one.node) === place || insertsAt(one.node, place))

/** The declared constant whose value is at a node: what it states and its source. */
export function constantAt(site: Site, source: ManifestSource, node: Node) {
  return Object.entries(site.constants).find(
    ([name]) => placeOf(source.node(['constants', name, 'value'], false)) === placeOf(node),
  )?.[1]
}

/** Finds the node of a value. Undefined if the value is a default or computed. */
type FindNode = (path: ModelPath) => Node | undefined

/** Creates a function that searches each object and list on the way to a value once. */
export function findNode(source: ManifestSource): FindNode {
  const found = new Map<string, Node | undefined>([['[]', source.node([], false)]])
  return function nodeAt(path): Node | undefined {
    const id = JSON.stringify(path)
    const key = path.at(-1)
    if (found.has(id) || key === undefined) return found.get(id)
    const parent = nodeAt(path.slice(0, -1))
    const node = parent && childValue(parent, key)
    found.set(id, node)
    return node
  }
}
