import { Node, type Symbol as TypeSymbol } from 'ts-morph'

/**
 * The value of an expression: resolves calls to their first argument (as for `sample`), type assertions,
 * parentheses, and identifiers of constants, properties and imports.
 */
export function resolveValue(node: Node, seen: readonly Node[] = []): Node {
  if (Node.isCallExpression(node)) {
    const argument = node.getArguments()[0]
    return argument === undefined ? node : resolveValue(argument, seen)
  }
  if (
    Node.isParenthesizedExpression(node) ||
    Node.isAsExpression(node) ||
    Node.isSatisfiesExpression(node)
  ) {
    return resolveValue(node.getExpression(), seen)
  }
  const value = declaredValue(node)
  // Constants that refer to each other have no value.
  return value === undefined || seen.includes(value) ? node : resolveValue(value, [...seen, value])
}

/** The initial value of the declaration of an identifier. */
function declaredValue(node: Node): Node | undefined {
  const symbol = symbolOf(node)
  const [declaration] = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? []
  if (Node.isVariableDeclaration(declaration) || Node.isPropertyAssignment(declaration)) {
    return declaration.getInitializer()
  }
  if (Node.isShorthandPropertyAssignment(declaration)) return declaration.getNameNode()
  return Node.isExportAssignment(declaration) ? declaration.getExpression() : undefined
}

function symbolOf(node: Node): TypeSymbol | undefined {
  const parent = node.getParent()
  if (Node.isShorthandPropertyAssignment(parent)) return parent.getValueSymbol()
  return Node.isIdentifier(node) || Node.isPropertyAccessExpression(node)
    ? node.getSymbol()
    : undefined
}
