import { Node } from 'ts-morph'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { resolveValue } from './resolveValue.ts'

/** Follows a path from a value as far as it is written: to the value, or to its property with `atKey`. */
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

function entryAt(list: Node, index: number): Node | undefined {
  return Node.isArrayLiteralExpression(list) ? entriesOf(list).known[index] : undefined
}

/** The entries of a list, with those of spread lists. After a spread that is computed, none is known. */
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

/** What a function returns may have other entries than its argument, unless it marks samples. */
function spreadList(node: Node): Node {
  const isComputed = Node.isCallExpression(node) && node.getExpression().getText() !== 'sample'
  return isComputed ? node : resolveValue(node)
}

/** The value of a property. As when the manifest runs, the last one of a name counts. */
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

function nameOf(name: Node): string {
  const inner = Node.isComputedPropertyName(name) ? name.getExpression() : name
  return Node.isStringLiteral(inner) || Node.isNoSubstitutionTemplateLiteral(inner)
    ? inner.getLiteralText()
    : name.getText()
}
