import { Node } from 'ts-morph'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { nameOf } from './findValue.ts'

/**
 * The property of a value in the source code, e.g. `places.office.phone.text`, or `phone.text` in the
 * constant `phone`. Empty if the value is in no property or constant.
 */
export const propertyPath = (node: Node): string => formatPath(sourcePath(node))

/** `propertyPath` as a list of keys. */
export const sourcePath = (node: Node): ModelPath =>
  node.getAncestors().toReversed().flatMap(keyOf(node))

/** The key or the index under which an ancestor contains a node. */
const keyOf =
  (node: Node) =>
  (ancestor: Node): (string | number)[] => {
    if (Node.isVariableDeclaration(ancestor)) return [ancestor.getName()]
    if (Node.isPropertyAssignment(ancestor)) return [nameOf(ancestor.getNameNode())]
    if (!Node.isArrayLiteralExpression(ancestor)) return []
    const index = ancestor
      .getElements()
      .findIndex(
        (element) => element.getStart() <= node.getStart() && node.getEnd() <= element.getEnd(),
      )
    return index === -1 ? [] : [index]
  }
