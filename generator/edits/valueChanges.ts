import { Node } from 'ts-morph'
import * as z from 'zod'
import { isObject } from '../../src/model/json.ts'
import { roleOf } from '../../src/model/role.ts'
import { joinParts, typedParts, type TextPart } from '../../src/model/textParts.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { Code, indentedText, properties, toCode } from '../code/code.ts'
import { isLiteralCode, literalValue, withSampleCall } from '../code/literals.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { listElements, propertyName, type ManifestSource } from '../manifest/locate.ts'
import { valueAt } from '../manifest/modelValues.ts'
import type { Project } from '../projectPaths.ts'
import { childSchemaAt, schemaAt, unwrapped } from '../manifest/schemaWalk.ts'
import { schemaShape } from './describe/settingSchemas.ts'
import { editsOnlyHere, ownNode } from './onlyHere.ts'
import { requireRevision, revisionAt, revisionOf, revisionSchema, targetShape } from './revision.ts'
import { insertEntry, insertProperty, removeEntry, replaceNode, type TextEdit } from './textEdit.ts'
import {
  editableParts,
  indented,
  insertedIn,
  isInsertable,
  replaceInTexts,
  textCode,
} from './textSource.ts'

/** What the edits of a change are made from: a site without errors, and its source. */
export type EditContext = {
  readonly project: Project
  readonly site: Site
  readonly source: ManifestSource
}

/** How many values can change together. */
export const VALUES_LIMIT = 500

/** Sets, adds or removes values. Several change together if a rule compares them, e.g. the start and the end of an event, or if something is replaced in all texts. */
export const valuesChangeSchema = z.strictObject({
  kind: z.literal('values'),
  values: z
    .array(
      z.strictObject({
        ...targetShape,
        /** The code of a value that the text at the path inserts: it changes in all texts. Default: the value at the path changes. */
        code: z.string().max(1000).optional(),
        /** The new value. In a text, the values that it inserts are `${code}`. Default: the value is removed. */
        value: z.json().optional(),
        /** Whether a text that is a sample stays one, e.g. if a word is replaced in many texts. Default: it is final. */
        keepsSample: z.boolean().optional(),
        /** Whether the other places of a shared value stay as they are. Default: all of them change. */
        onlyHere: z.boolean().optional(),
      }),
    )
    .max(VALUES_LIMIT),
})

/** Adds a value with what it needs, or replaces a value by another variant. Its texts are samples. */
export const valueToAddSchema = z.strictObject({
  kind: z.literal('newValue'),
  ...targetShape,
  /** The name of the variant. Empty if there is only one. */
  variant: z.string().max(200),
  /** The revision of the shared list to whose end the entry is added. Default: it is added at the path. */
  shared: revisionSchema.optional(),
})

/** A value that is added with what it needs. */
export type ValueToAdd = z.output<typeof valueToAddSchema>

/** A new value, which can be code. */
type NewValue = Omit<z.output<typeof valuesChangeSchema>['values'][number], 'value'> & {
  readonly value?: unknown
}

/** The edits of values that change together. */
export const editsForValues = (context: EditContext, values: readonly NewValue[]) =>
  values.flatMap((value) => editsForValue(context, value))

/** Replaces exactly the literal of a value, adds its property, or removes it. */
function editsForValue(context: EditContext, change: NewValue): readonly TextEdit[] {
  const { source } = context
  const { path, revision, code, value } = change
  if (code !== undefined) return editsForInserted(source, change, code)
  requireRevision(revision, revisionAt(source, path))
  const current = source.value(path)
  const name = formatPath(path)
  if (value === undefined) {
    const isHere = !change.onlyHere || ownNode(source, path) === current?.written
    if (current?.entry !== undefined && isHere) return [removeEntry(current.entry)]
    throw new UserError(
      `${name} is not written in an object of its own. Remove it in the manifest.`,
    )
  }
  const text = typeof value === 'string' ? editsForText(context, change, value) : undefined
  if (text !== undefined) return text
  if (current === undefined) return editsForNewValue(context, path, value)
  if (change.onlyHere) return editsOnlyHere(source, path, toCode(value).text)
  if (current.entry !== undefined && isLiteralCode(current.written)) {
    return [replaceNode(current.written, toCode(value).text)]
  }
  throw new UserError(
    `${name} is computed: ${current.written.getText()}. Change it in the manifest.`,
  )
}

/** The maximum length of a text. Characters. */
const TEXT_LIMIT = 100_000

/** The edits that replace a text by a typed one. Undefined if the value is no text, or is computed. */
function editsForText(
  context: EditContext,
  { path, keepsSample, onlyHere }: NewValue,
  typed: string,
): readonly TextEdit[] | undefined {
  const { site, source } = context
  const format = roleOf(schemaAt(siteSchema, site, path), 'text')
  const node = source.value(path)?.resolved
  const parts = node && editableParts(node)
  if (format === undefined || (node !== undefined && parts === undefined)) return undefined
  if (typed.length > TEXT_LIMIT) {
    throw new UserError(
      `The text has ${typed.length.toLocaleString('en')} characters, but at most ${TEXT_LIMIT.toLocaleString('en')} can be saved. Divide it into several texts.`,
    )
  }
  const isLong = format.markdown === 'blocks'
  if (node === undefined || parts === undefined) {
    const isDefault = valueAt(site, path) !== undefined
    if (isDefault && !isInsertable(source, path)) {
      throw new UserError(`${formatPath(path)} is computed. Change it in the manifest.`)
    }
    return editsForNewValue(context, path, isLong ? typed : typed.replaceAll(LINE_BREAK, ' '))
  }
  const [next = [], ...added] = (isLong ? [typed] : paragraphsOf(path, typed)).map((paragraph) =>
    typedParts(paragraph, parts),
  )
  if (codesOf(parts).join() !== codesOf([next, ...added].flat()).join()) {
    const values = parts.flatMap((part) => ('code' in part ? `“${part.value}”` : []))
    throw new UserError(
      `Keep the inserted values in the text, in this order: ${values.join(', ')}.`,
    )
  }
  const lineOf = (line: readonly TextPart[]) => textCode(replaceInTexts(line, LINE_BREAK, ' '))
  const code = isLong
    ? textCode(indented(next, joinParts(parts), indentationIn(node)))
    : lineOf(next)
  const edits = [path, ...repeatedTexts(site, path)].flatMap((at) => {
    const literal = source.value(at)?.resolved
    if (literal === undefined) return []
    return onlyHere ? editsOnlyHere(source, at, code) : [replaceText(literal, code, keepsSample)]
  })
  const entry = source.value(path)?.entry
  const list = entry?.getParent()
  if (added.length === 0 || list === undefined) return edits
  return [...edits, ...insertEntry(list, added.map(lineOf).join(',\n'), entry)]
}

/** The paragraphs of a typed text. If it is an entry of a list, those after an empty line become entries after it. */
export const paragraphsOf = (path: ModelPath, typed: string): readonly string[] =>
  typeof path.at(-1) === 'number' ? typed.trim().split(/\s*\n\s*\n\s*/) : [typed]

/** A line break with the space around it, e.g. in pasted text. */
const LINE_BREAK = /\s*[\n\r]+\s*/g

const codesOf = (parts: readonly TextPart[]) =>
  parts.flatMap((part) => ('code' in part ? [part.code] : []))

/**
 * The paths of texts that repeat the text at a path, and change with it: the option that reveals a field
 * (`other.option`) is one of the `options`.
 */
function repeatedTexts(site: Site, path: ModelPath): readonly ModelPath[] {
  if (path.at(-2) !== 'options') return []
  const other = [...path.slice(0, -2), 'other', 'option']
  return valueAt(site, other) === valueAt(site, path) ? [other] : []
}

/** Replaces a literal, with the call `sample(…)` around it: what the author wrote is no sample. */
const replaceText = (node: Node, code: string, keepsSample = false): TextEdit =>
  replaceNode(keepsSample ? node : withSampleCall(node), code)

/** The edits of a value that texts insert. */
function editsForInserted(
  source: ManifestSource,
  { path, revision, value: next, keepsSample }: NewValue,
  code: string,
): readonly TextEdit[] {
  const value = String(next ?? '')
  const text = source.value(path)?.resolved
  const inserted = text && insertedIn(text).find((other) => other.code === code)
  requireRevision(revision, inserted && revisionOf(inserted.node.getText()))
  if (inserted === undefined || literalValue(inserted.node) === undefined) {
    throw new UserError(`${code} is computed from other values, so it cannot be changed here.`)
  }
  const isNumber = Node.isNumericLiteral(inserted.node)
  if (isNumber && !/^\d+(?:\.\d+)?$/.test(value)) {
    throw new UserError(`"${value}" is not a number. Write digits, e.g. ${inserted.value}.`)
  }
  return [replaceText(inserted.node, isNumber ? value : toCode(value).text, keepsSample)]
}

/** The edits that add a value to the closest object or list that the manifest contains, with the objects between them. */
export function editsForNewValue(
  context: EditContext,
  path: ModelPath,
  value: unknown,
): readonly TextEdit[] {
  const { site, source } = context
  const key = path.at(-1)
  if (key === undefined) throw new UserError('The site itself cannot be replaced.')
  const ownerPath = path.slice(0, -1)
  if (childSchemaAt(siteSchema, site, path) === undefined) {
    throw new UserError(`${formatPath(path)} is not a property of the manifest.`)
  }
  const owner = source.value(ownerPath)
  if (owner === undefined) {
    return editsForNewValue(context, ownerPath, newOwner(site, ownerPath, key, value))
  }
  const code = toCode(withIndentation(value, indentationIn(owner.resolved)))
  if (typeof key === 'number') {
    const values = valueAt(site, ownerPath)
    const isNext = Array.isArray(values) && values.length === key
    if (isNext && listElements(owner.resolved, key) !== undefined) {
      return insertEntry(owner.resolved, code.text)
    }
    throw new UserError(`The list ${formatPath(ownerPath)} is computed. Change it in the manifest.`)
  }
  if (!Node.isObjectLiteralExpression(owner.resolved)) {
    throw new UserError(`${formatPath(ownerPath)} is computed. Change it in the manifest.`)
  }
  const property = properties({ [key]: code }).text
  return insertProperty(owner, property, previousOf(site, ownerPath, key, owner.resolved))
}

/** The indentation of code in a node, if the objects and lists around it are written in several lines. */
export const indentationIn = (node: Node) =>
  [node, ...node.getAncestors()]
    .filter(
      (outer) => Node.isObjectLiteralExpression(outer) || Node.isArrayLiteralExpression(outer),
    )
    .map(() => '  ')
    .join('')

/** A value whose texts of several lines are indented, as code at this indentation. */
function withIndentation(value: unknown, indentation: string): unknown {
  if (typeof value === 'string') return indentedText(value, indentation)
  const inner = (part: unknown) => withIndentation(part, `${indentation}  `)
  if (Array.isArray(value)) return value.map(inner)
  if (!isObject(value) || value instanceof Code) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part)]))
}

/** An object or a list that the manifest does not contain, with one more value. Otherwise it has its defaults. */
function newOwner(site: Site, path: ModelPath, key: string | number, value: unknown): unknown {
  const now = valueAt(site, path)
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(now) ? [...now] : []
    list[key] = value
    return list
  }
  const schema = unwrapped(schemaAt(siteSchema, site, path))
  const isComplete = schema !== undefined && z.safeParse(schema, { [key]: value }).success
  return { ...(!isComplete && isObject(now) && now), [key]: value }
}

/** The property after which a new one is written: the closest one before it in the schema, otherwise the kind. */
export function previousOf(
  site: Site,
  path: ModelPath,
  key: string,
  owner: Node,
): Node | undefined {
  const schema = unwrapped(schemaAt(siteSchema, site, path))
  if (!(schema instanceof z.ZodObject) || !Node.isObjectLiteralExpression(owner)) return undefined
  const written = new Map<string, Node>()
  for (const property of owner.getProperties()) {
    // A property before a spread object could be overwritten by it.
    if (!Node.isPropertyAssignment(property)) return undefined
    written.set(propertyName(property.getNameNode()), property)
  }
  const names = Object.keys(schema.shape)
  const before = names.slice(0, names.indexOf(key)).findLast((name) => written.has(name))
  const kind = names.find((name) => schemaShape(schema.shape[name])?.kind === 'fixed')
  return written.get(before ?? kind ?? '')
}
