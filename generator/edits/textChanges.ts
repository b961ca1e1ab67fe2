import { Node } from 'ts-morph'
import * as z from 'zod'
import { roleOf } from '../../src/model/role.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { escapedForTemplate, indentedText, toCode } from '../code/code.ts'
import { literalValue, withSampleCall } from '../code/literals.ts'
import { replaceNode, type TextEdit } from './textEdit.ts'
import { resolveValue, sourceSegments } from '../manifest/expressions.ts'
import { propertyName, type ManifestSource } from '../manifest/locate.ts'
import { valueAt } from '../manifest/modelValues.ts'
import { schemaAt } from '../manifest/schemaWalk.ts'
import { joinParts, typedParts, type TextPart } from '../../src/model/textParts.ts'
import { editsForNewValue, indentationIn, type EditContext } from './addValue.ts'
import { modelPathSchema, requireRevision, revisionOf, revisionSchema } from './revision.ts'

/** Replaces a value that several texts insert, for all of them. */
export const insertedChangeSchema = z.strictObject({
  kind: z.literal('inserted'),
  /** The path of a text that inserts the value. */
  path: modelPathSchema,
  /** The code of the inserted value in that text. */
  code: z.string().max(1000),
  revision: revisionSchema,
  value: z.string().max(10_000),
})

/** The maximum length of a text. Characters. */
const TEXT_LIMIT = 100_000

/** The edits that replace a text by a typed one. Undefined if the value is no text, or is computed. */
export function editsForText(
  context: EditContext,
  path: ModelPath,
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
  const next = typedParts(typed, parts)
  if (codesOf(parts).join() !== codesOf(next).join()) {
    throw new UserError(
      `The text must contain the inserted values ${codesOf(parts).join(', ')} in this order.`,
    )
  }
  const code = textCode(
    isLong
      ? indented(next, joinParts(parts), indentationIn(node))
      : replaceInTexts(next, LINE_BREAK, ' '),
  )
  const repeated = repeatedTexts(site, path).flatMap((other) => source.value(other)?.resolved ?? [])
  return [node, ...repeated].map((literal) => replaceText(literal, code))
}

/** A line break with the space around it, e.g. in pasted text. */
const LINE_BREAK = /\s*[\n\r]+\s*/g

/** A long text without the white space around it and the indentation of its first line in each line. */
export function dedented(parts: readonly TextPart[]): TextPart[] {
  const [start, indentation, end] = marginsOf(joinParts(parts))
  return parts.map((part, index) => {
    if (!('text' in part)) return part
    const from = index === 0 ? start.length : 0
    const to = part.text.length - (index === parts.length - 1 ? end.length : 0)
    return { text: part.text.slice(from, to).replaceAll(`\n${indentation}`, '\n') }
  })
}

/** The opposite of `dedented`: with the white space of the text in the manifest, or of a new one at this indentation. */
function indented(parts: readonly TextPart[], text: string, at: string): TextPart[] {
  const isFirstBreak = !text.includes('\n') && joinParts(parts).includes('\n')
  const [start, indentation, end] = marginsOf(isFirstBreak ? indentedText('a\nb', at) : text)
  const lines = replaceInTexts(parts, /\n(?!\n)/g, `\n${indentation}`)
  return [{ text: start }, ...lines, { text: end }]
}

/** The white space before a text, the indentation of its first line, and the white space after it. */
function marginsOf(text: string): readonly [start: string, indentation: string, end: string] {
  const [start = ''] = /^\s*/.exec(text) ?? []
  const [end = ''] = /\s*$/.exec(text) ?? []
  return [start, start.slice(start.lastIndexOf('\n') + 1), end]
}

/** Replaces a literal, with the call `sample(…)` around it: what the author wrote is no sample. */
const replaceText = (node: Node, code: string): TextEdit => replaceNode(withSampleCall(node), code)

const codesOf = (parts: readonly TextPart[]) =>
  parts.flatMap((part) => ('code' in part ? [part.code] : []))

const replaceInTexts = (parts: readonly TextPart[], pattern: RegExp, by: string) =>
  parts.map((part) => ('text' in part ? { text: part.text.replaceAll(pattern, by) } : part))

/** The edits of a value that texts insert. */
export function editsForInserted(
  { source }: EditContext,
  { path, code, revision, value }: z.output<typeof insertedChangeSchema>,
): readonly TextEdit[] {
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
  return [replaceText(inserted.node, isNumber ? value : toCode(value).text)]
}

/** The parts of a text in the source. Undefined if its node is something else, for example a call. */
export function editableParts(node: Node): TextPart[] | undefined {
  const parts: TextPart[] = []
  for (const { node: segment, text, isInserted } of sourceSegments(node)) {
    if (text === undefined) return undefined
    if (isInserted) parts.push({ code: segment.getText(), value: text })
    else if (text !== '' || segment === node) parts.push({ text })
  }
  return parts.length === 0 ? undefined : parts
}

/** The code of a string with these parts. */
export function textCode(parts: readonly TextPart[]): string {
  if (parts.every((part) => 'text' in part)) return toCode(joinParts(parts)).text
  const inner = parts.map((part) =>
    'text' in part ? escapedForTemplate(part.text) : `\${${part.code}}`,
  )
  return `\`${inner.join('')}\``
}

/** Whether a text can be added to the manifest: the closest object that lacks it is not computed. */
export function isInsertable(source: ManifestSource, path: ModelPath): boolean {
  const depth = path.findLastIndex((_, index) => source.value(path.slice(0, index)) !== undefined)
  const object = source.node(path.slice(0, depth), false)
  return isKnown(object) && path.slice(depth).every((key) => typeof key === 'string')
}

/** Whether all properties of an object are in the files of the manifest. */
function isKnown(object: Node, seen: readonly Node[] = []): boolean {
  if (!Node.isObjectLiteralExpression(object) || seen.includes(object)) return false
  return object.getProperties().every((property) => {
    if (Node.isSpreadAssignment(property)) {
      return isKnown(resolveValue(property.getExpression()), [...seen, object])
    }
    const name = property.getNameNode()
    return !Node.isComputedPropertyName(name) || propertyName(name) !== name.getText()
  })
}

/**
 * The paths of texts that repeat the text at a path, and change with it: the option that reveals a field
 * (`other.option`) is one of the `options`.
 */
function repeatedTexts(site: Site, path: ModelPath): readonly ModelPath[] {
  if (path.at(-2) !== 'options') return []
  const other = [...path.slice(0, -2), 'other', 'option']
  return valueAt(site, other) === valueAt(site, path) ? [other] : []
}

/**
 * The values that the literal of a text inserts with `${…}`, in the order of the text: the code between the braces, the
 * value if it is not computed, and the literal or the template that the code refers to.
 */
export const insertedIn = (text: Node) =>
  sourceSegments(text)
    .filter(({ isInserted }) => isInserted)
    .map(({ node, text: value }) => ({ code: node.getText(), value, node: resolveValue(node) }))
