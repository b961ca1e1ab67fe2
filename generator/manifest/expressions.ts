import { Node, type Symbol as TypeSymbol } from 'ts-morph'
import { literalText, literalValue } from '../code/literals.ts'

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

/** A segment of a text in the source: a literal, or a value that a template inserts. */
type SourceSegment = {
  readonly node: Node
  /** Undefined if the value is computed. */
  readonly text: string | undefined
  /** Whether a template inserts it with `${…}`. */
  readonly isInserted: boolean
}

/** The segments of a text. Empty if its node is neither a literal nor a template. */
export function sourceSegments(node: Node): SourceSegment[] {
  const literal = literalText(node)
  if (literal !== undefined) return [{ node, text: literal, isInserted: false }]
  if (!Node.isTemplateExpression(node)) return []
  const literalSegment = (segment: { getLiteralText(): string } & Node): SourceSegment => ({
    node: segment,
    text: segment.getLiteralText(),
    isInserted: false,
  })
  return [
    literalSegment(node.getHead()),
    ...node.getTemplateSpans().flatMap((span) => {
      const inserted = span.getExpression()
      return [
        { node: inserted, text: textValue(inserted), isInserted: true },
        literalSegment(span.getLiteral()),
      ]
    }),
  ]
}

/** The value of an expression as text. Undefined if it is computed. */
function textValue(expression: Node): string | undefined {
  const node = resolveValue(expression)
  const value = literalValue(node)
  if (value !== undefined) return String(value)
  const texts = sourceSegments(node).map(({ text }) => text)
  return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join('')
}

/** The segment of a text that contains the character at an index, and the position of the character in the file. In an inserted value, the position where it is inserted. */
export function textPosition(
  node: Node,
  index: number,
): { readonly segment: SourceSegment; readonly position: number } | undefined {
  let start = 0
  for (const segment of sourceSegments(node)) {
    if (segment.text === undefined) return undefined
    const end = start + segment.text.length
    if (index < end) {
      const position = segment.isInserted
        ? segment.node.getStart()
        : positionInLiteral(segment.node, index - start)
      return { segment, position }
    }
    start = end
  }
  return undefined
}

/** A character of a literal as it is written, e.g. `\n`. */
const CHARACTER =
  /\\(?:u\{([\da-f]+)\}|u[\da-f]{4}|x[\da-f]{2}|(\r\n|[\n\u2028\u2029])|[^])|\r\n|[^]/giy

function positionInLiteral(node: Node, index: number): number {
  const source = node.getSourceFile().getFullText()
  CHARACTER.lastIndex = node.getStart() + 1
  for (let rest = index; ;) {
    const position = CHARACTER.lastIndex
    const [, codePoint, lineContinuation] = CHARACTER.exec(source) ?? []
    const length =
      codePoint === undefined ? 1 : String.fromCodePoint(Number.parseInt(codePoint, 16)).length
    if (lineContinuation !== undefined) continue
    if (rest < length) return position
    rest -= length
  }
}
