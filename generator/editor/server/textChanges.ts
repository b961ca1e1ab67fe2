import { Node } from 'ts-morph'
import { roleOf } from '../../../src/model/role.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { UserError } from '../../diagnostics/commandRun.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { escapedForTemplate, indentedText, toCode } from '../../code/code.ts'
import { literalValue, withSampleCall } from '../../code/literals.ts'
import { replaceNode, type TextEdit } from '../../edits/textEdit.ts'
import { resolveValue, sourceSegments } from '../../manifest/expressions.ts'
import { propertyName, type ManifestSource } from '../../manifest/locate.ts'
import { valueAt } from '../../manifest/modelValues.ts'
import { schemaAt } from '../../manifest/schemaWalk.ts'
import { joinParts, type EditRequest, type TextPart } from '../protocol.ts'
import { ConflictError } from './replies.ts'
import { indentationIn, planAdded, type EditContext } from './settingChanges.ts'

/** A change of a text or of an inserted value. */
type TextChange = Extract<EditRequest, { kind: 'text' | 'inserted' }>

/** The edits of a text, or of a value that texts insert. */
export function planTextChange(context: EditContext, change: TextChange): readonly TextEdit[] {
  const { site, source } = context
  const { path } = change
  const text = roleOf(schemaAt(siteSchema, site, path), 'text')
  if (text === undefined || valueAt(site, path) === undefined) throw changedText()
  const node = source.value(path)?.resolved
  if (node === undefined) return planDefault(context, change)
  const parts = editableParts(node)
  if (parts === undefined) throw changedText()
  if (change.kind === 'inserted') return planInserted(node, change)
  const isLong = text.markdown === 'blocks'
  const current = joinParts(isLong ? dedented(parts) : parts)
  if (current !== change.before) throw changedText(current)
  if (codesOf(parts).join() !== codesOf(change.parts).join()) {
    throw new UserError(
      `The text must contain the inserted values ${codesOf(parts).join(', ')} in this order.`,
    )
  }
  const code = textCode(
    isLong
      ? indented(change.parts, joinParts(parts), indentationIn(node))
      : withoutLineBreaks(change.parts),
  )
  const repeated = repeatedTexts(site, path).flatMap((other) => source.value(other)?.resolved ?? [])
  return [node, ...repeated].map((literal) => replaceText(literal, code))
}

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

const changedText = (current?: string) =>
  new ConflictError('This text has changed in the manifest in the meantime.', current)

/** Replaces a literal, with the call `sample(…)` around it: what the author wrote is no sample. */
const replaceText = (node: Node, code: string): TextEdit => replaceNode(withSampleCall(node), code)

/** Writes a text into the manifest which is a default of the schema. */
function planDefault(context: EditContext, change: TextChange): readonly TextEdit[] {
  const current = String(valueAt(context.site, change.path))
  if (change.kind !== 'text' || change.before !== current) throw changedText(current)
  if (!isInsertable(context.source, change.path)) throw changedText()
  return planAdded(context, change.path, joinParts(withoutLineBreaks(change.parts)))
}

const codesOf = (parts: readonly TextPart[]) =>
  parts.flatMap((part) => ('code' in part ? [part.code] : []))

/** A line break, e.g. in pasted text, becomes a space. */
const withoutLineBreaks = (parts: readonly TextPart[]) =>
  replaceInTexts(parts, /\s*[\n\r]+\s*/g, ' ')

const replaceInTexts = (parts: readonly TextPart[], pattern: RegExp, by: string) =>
  parts.map((part) => ('text' in part ? { text: part.text.replaceAll(pattern, by) } : part))

function planInserted(
  text: Node,
  { code, before, value }: Extract<EditRequest, { kind: 'inserted' }>,
): readonly TextEdit[] {
  const inserted = insertedIn(text).find((value) => value.code === code)
  if (inserted === undefined || inserted.value !== before) throw changedText(inserted?.value)
  if (literalValue(inserted.node) === undefined) {
    throw new UserError(`${code} is computed from other values, so it cannot be changed here.`)
  }
  const isNumber = Node.isNumericLiteral(inserted.node)
  if (isNumber && !/^\d+(?:\.\d+)?$/.test(value)) {
    throw new UserError(`"${value}" is not a number. Write digits, e.g. ${before}.`)
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
