import { Node, SyntaxKind, type CallExpression, type SourceFile } from 'ts-morph'

/** The value of a string literal. Undefined for other nodes. */
export const literalText = (node: Node): string | undefined =>
  Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)
    ? node.getLiteralText()
    : undefined

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

/** Whether a node is a call `sample(…)`. */
export const isSampleCall = (node: Node | undefined): node is CallExpression =>
  Node.isCallExpression(node) && node.getExpression().getText() === 'sample'

/** The calls `sample(…)` of a file, in order. */
export const sampleCalls = (file: SourceFile): CallExpression[] =>
  file.getDescendantsOfKind(SyntaxKind.CallExpression).filter(isSampleCall)

/** The call `sample(…)` whose argument is the node. Otherwise the node. */
export function withSampleCall(node: Node): Node {
  const parent = node.getParent()
  return isSampleCall(parent) ? parent : node
}
