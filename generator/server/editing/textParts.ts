import { Node } from 'ts-morph'
import type { TextPart } from '../../../src/editing/protocol.ts'
import { joinParts } from '../../../src/editing/textPart.ts'
import { literalText } from '../../manifest/edit/textEdit.ts'
import { resolveValue } from '../../manifest/locate.ts'

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
export function valueOf(expression: Node): string | undefined {
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
