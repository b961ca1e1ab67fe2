import { Node, SyntaxKind } from 'ts-morph'
import { isScalar } from '../../diagnostics/diagnostic.ts'
import { isSampleCall } from '../../manifest/edit/editedFiles.ts'
import { literalText } from '../../manifest/edit/textEdit.ts'
import { locationOf, type SourceValue } from '../../manifest/locate.ts'
import { formatLocation } from '../../text.ts'

/** The value of a literal, or of `sample(…)` with a literal. Undefined for other expressions, such as identifiers. */
export function literalValue(node: Node): string | number | boolean | undefined {
  const argument = sampleArgument(node)
  if (argument !== undefined) return literalValue(argument)
  const text = literalText(node)
  if (text !== undefined) return text
  if (Node.isTrueLiteral(node)) return true
  if (Node.isFalseLiteral(node)) return false
  if (Node.isNumericLiteral(node)) return node.getLiteralValue()
  if (Node.isPrefixUnaryExpression(node) && node.getOperatorToken() === SyntaxKind.MinusToken) {
    const operand = literalValue(node.getOperand())
    return typeof operand === 'number' ? -operand : undefined
  }
  return undefined
}

/** Whether an expression contains nothing but literals, so replacing it loses nothing. */
export function isLiteralCode(node: Node): boolean {
  const argument = sampleArgument(node)
  if (argument !== undefined) return isLiteralCode(argument)
  if (Node.isArrayLiteralExpression(node)) return node.getElements().every(isLiteralCode)
  if (Node.isObjectLiteralExpression(node)) {
    return node
      .getProperties()
      .every(
        (property) =>
          Node.isPropertyAssignment(property) && isLiteralCode(property.getInitializerOrThrow()),
      )
  }
  return literalValue(node) !== undefined
}

const sampleArgument = (node: Node) => (isSampleCall(node) ? node.getArguments()[0] : undefined)

/**
 * What the source says about a setting.
 *
 * @param value The value in the validated site.
 * @param isOptional Whether the setting may be missing.
 */
export function writtenSetting(source: SourceValue, value: unknown, isOptional: boolean) {
  const { written, resolved, entry } = source
  const code = written.getText()
  const isReference = written !== resolved && !isSampleCall(written)
  return {
    code,
    location: formatLocation(locationOf(written)),
    ...(isReference && !isScalar(value) && { reference: code }),
    isComputed: isComputed(source, value),
    isRemovable: isOptional && entry !== undefined,
  }
}

/** Fields show values as they are, so a literal with another value than the site is computed, too. */
function isComputed({ written, entry }: SourceValue, value: unknown): boolean {
  return isScalar(value)
    ? entry === undefined || literalValue(written) !== value
    : !isLiteralCode(written)
}
