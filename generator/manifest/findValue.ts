import { Node } from 'ts-morph'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { resolveValue } from './resolveValue.ts'

/**
 * The node of the value at a path, or of its property with `atKey`. If a value on the path is not a
 * literal, the node of the last value that is.
 */
export function findValue(root: Node, path: ModelPath, atKey: boolean): Node {
  let node = root
  for (const [depth, key] of path.entries()) {
    const next = typeof key === 'number' ? entryAt(node, key) : propertyOf(node, key)
    if (next === undefined) break
    if (atKey && depth === path.length - 1 && Node.isPropertyAssignment(next.getParent())) {
      return next.getParentOrThrow()
    }
    node = resolveValue(next)
  }
  return node
}

/**
 * Where a constant is used as the value at a path, or as a link that contains the value: the expression
 * that refers to it. With `atKey`, the literal of a constant that is the name of the property. Undefined
 * if the value is written at its place.
 */
export function otherPlace(root: Node, path: ModelPath, atKey: boolean): Node | undefined {
  let use: Node | undefined
  let node = root
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1
    const next = typeof key === 'number' ? entryAt(node, key) : propertyOf(node, key)
    if (next === undefined) return undefined
    const property = next.getParent()
    if (atKey && isLast) {
      const name = Node.isPropertyAssignment(property) ? property.getNameNode() : undefined
      const written = Node.isComputedPropertyName(name) ? name.getExpression() : undefined
      const declared = written && resolveValue(written)
      return declared === written ? undefined : declared
    }
    node = resolveValue(next)
    const isConstant = node !== next && !node.getAncestors().includes(next)
    if (isConstant && depth >= path.length - 2) use = next
  }
  return use
}

/** The node of a property or an entry, if its value is in the files of the manifest. */
export function childValue(parent: Node, key: string | number): Node | undefined {
  const child = typeof key === 'number' ? entryAt(parent, key) : propertyOf(parent, key)
  return child && resolveValue(child)
}

function entryAt(list: Node, index: number): Node | undefined {
  return Node.isArrayLiteralExpression(list) ? entriesOf(list).known[index] : undefined
}

/** The entries of a list, including those of spread lists. Entries after a computed spread are unknown. */
function entriesOf(
  list: Node,
  seen: readonly Node[] = [],
): { readonly known: readonly Node[]; readonly isComplete: boolean } {
  if (!Node.isArrayLiteralExpression(list) || seen.includes(list)) {
    return { known: [], isComplete: false }
  }
  const known: Node[] = []
  for (const element of list.getElements()) {
    if (!Node.isSpreadElement(element)) {
      known.push(element)
      continue
    }
    const spread = entriesOf(spreadList(element.getExpression()), [...seen, list])
    known.push(...spread.known)
    if (!spread.isComplete) return { known, isComplete: false }
  }
  return { known, isComplete: true }
}

/** The list that is spread. The result of a function call other than `sample` is unknown. */
function spreadList(node: Node): Node {
  const isComputed = Node.isCallExpression(node) && node.getExpression().getText() !== 'sample'
  return isComputed ? node : resolveValue(node)
}

/** The value of a property. If there are several of the same name, the last one. */
function propertyOf(object: Node, name: string, seen: readonly Node[] = []): Node | undefined {
  if (!Node.isObjectLiteralExpression(object) || seen.includes(object)) return undefined
  for (const property of object.getProperties().toReversed()) {
    if (Node.isSpreadAssignment(property)) {
      const spread = resolveValue(property.getExpression())
      const found = propertyOf(spread, name, [...seen, object])
      if (found !== undefined) return found
    } else if (Node.isPropertyAssignment(property)) {
      if (nameOf(property.getNameNode()) === name) return property.getInitializer()
    } else if (Node.isShorthandPropertyAssignment(property) && property.getName() === name) {
      return property.getNameNode()
    }
  }
  return undefined
}

/** The name of a property, without quotes. The name `[PATH]` is the value of the constant. */
export function nameOf(name: Node): string {
  const inner = Node.isComputedPropertyName(name) ? resolveValue(name.getExpression()) : name
  return Node.isStringLiteral(inner) || Node.isNoSubstitutionTemplateLiteral(inner)
    ? inner.getLiteralText()
    : name.getText()
}
