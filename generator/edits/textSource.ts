import { Node } from 'ts-morph'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { escapedForTemplate, indentedText, toCode } from '../code/code.ts'
import { resolveValue, sourceSegments } from '../manifest/expressions.ts'
import { propertyName, type ManifestSource } from '../manifest/locate.ts'
import { joinParts, type TextPart } from '../../src/model/textParts.ts'

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
export function indented(parts: readonly TextPart[], text: string, at: string): TextPart[] {
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

/** The parts with replaced characters. */
export const replaceInTexts = (parts: readonly TextPart[], pattern: RegExp, by: string) =>
  parts.map((part) => ('text' in part ? { text: part.text.replaceAll(pattern, by) } : part))

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
 * The values that the literal of a text inserts with `${…}`, in the order of the text: the code between the braces, the
 * value if it is not computed, and the literal or the template that the code refers to.
 */
export const insertedIn = (text: Node) =>
  sourceSegments(text)
    .filter(({ isInserted }) => isInserted)
    .map(({ node, text: value }) => ({ code: node.getText(), value, node: resolveValue(node) }))
