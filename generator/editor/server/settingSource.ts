import { Node, SyntaxKind } from 'ts-morph'
import type { JsonValue } from '../protocol.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { isSampleCall } from '../../manifest/edit/editedFiles.ts'
import { literalText } from '../../manifest/edit/textEdit.ts'
import {
  childValue,
  findValue,
  nameOf,
  type ManifestSource,
  locationOf,
} from '../../manifest/locate.ts'
import { formatLocation } from '../../text.ts'

/** A value in the source of the manifest. */
export type SourceValue = {
  /** The expression as it is written, e.g. an identifier. */
  readonly written: Node
  /** The value of the expression, e.g. the object that the identifier refers to. */
  readonly resolved: Node
  /** The property or the entry of a list that contains only this value. Undefined if it is not written that way. */
  readonly entry: Node | undefined
}

/** The value at a path of the manifest. Undefined if the manifest does not contain it. */
export function sourceValue(source: ManifestSource, path: ModelPath): SourceValue | undefined {
  const root = source.node([], false)
  return path.reduce<SourceValue | undefined>(
    (parent, key) => parent && childSource(parent.resolved, key),
    { written: root, resolved: root, entry: undefined },
  )
}

/** The value of a property or of an entry of a list. */
export function childSource(parent: Node, key: string | number): SourceValue | undefined {
  const resolved = childValue(parent, key)
  if (resolved === undefined) return undefined
  if (typeof key === 'number') {
    const element = plainEntries(parent)?.[key]
    return { written: element ?? resolved, resolved, entry: element }
  }
  const property = findValue(parent, [key], true)
  const isOwn = Node.isPropertyAssignment(property) && nameOf(property.getNameNode()) === key
  return isOwn
    ? { written: property.getInitializerOrThrow(), resolved, entry: property }
    : { written: resolved, resolved, entry: undefined }
}

/** The entries of a list literal. Undefined if the node is no list, or spreads another one. */
export function plainEntries(node: Node): readonly Node[] | undefined {
  const elements = Node.isArrayLiteralExpression(node) ? node.getElements() : undefined
  return elements?.some(Node.isSpreadElement) === true ? undefined : elements
}

/** The value of a literal, or of `sample(…)` with a literal. Undefined for other expressions, such as identifiers. */
export function literalValue(node: Node): JsonValue | undefined {
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
    location: formatLocation(locationOf(source.written)),
    ...(isReference && !isJsonScalar(value) && { reference: code }),
    isComputed: isComputed(source, value),
    isRemovable: isOptional && entry !== undefined,
  }
}

/** Whether a value is a string, a number or a boolean. */
export const isJsonScalar = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Fields show values as they are, so a literal with another value than the site is computed, too. */
function isComputed({ written, entry }: SourceValue, value: unknown): boolean {
  return isJsonScalar(value)
    ? entry === undefined || literalValue(written) !== value
    : !isLiteralCode(written)
}
