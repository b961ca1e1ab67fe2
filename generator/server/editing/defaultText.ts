import { Node } from 'ts-morph'
import { NAME } from '../../../src/model/text.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { nameOf, resolveValue } from '../../manifest/locate.ts'
import { toLiteral, insertEntry, type TextEdit } from '../../manifest/edit/textEdit.ts'
import type { FindNode } from './findNode.ts'

/**
 * The edits that write a text into the manifest which only the schema contains, as a default. Objects on
 * the way to it are added. Undefined if the object that lacks it is computed.
 */
export function insertText(
  nodeAt: FindNode,
  path: ModelPath,
  text: string,
): TextEdit[] | undefined {
  const place = placeOfDefault(nodeAt, path)
  return place && insertEntry(place.object, entryCode(place.keys, toLiteral(text)))
}

/** Whether `insertText` can write the text at a path. */
export const isInsertable = (nodeAt: FindNode, path: ModelPath): boolean =>
  placeOfDefault(nodeAt, path) !== undefined

/** The object of the manifest that is closest to a missing value, and the keys that it lacks. */
function placeOfDefault(nodeAt: FindNode, path: ModelPath) {
  const depth = path.findLastIndex((_, index) => nodeAt(path.slice(0, index)) !== undefined)
  const object = nodeAt(path.slice(0, depth))
  const keys = path.slice(depth)
  const isMissing = object !== undefined && nodeAt(path) === undefined && isKnown(object)
  return isMissing && keys.every((key) => typeof key === 'string') ? { object, keys } : undefined
}

/** `title: "…"`, or `texts: { shell: { close: "…" } }` for several keys. */
function entryCode([key = '', ...rest]: readonly string[], value: string): string {
  const name = NAME.test(key) ? key : toLiteral(key)
  return `${name}: ${rest.length === 0 ? value : `{ ${entryCode(rest, value)} }`}`
}

/** Whether all properties of an object are in the files of the manifest. */
function isKnown(object: Node, seen: readonly Node[] = []): boolean {
  if (!Node.isObjectLiteralExpression(object) || seen.includes(object)) return false
  return object.getProperties().every((property) => {
    if (Node.isSpreadAssignment(property)) {
      return isKnown(resolveValue(property.getExpression()), [...seen, object])
    }
    const name = property.getNameNode()
    return !Node.isComputedPropertyName(name) || nameOf(name) !== name.getText()
  })
}
