import { Node } from 'ts-morph'
import type * as z from 'zod'
import { textRegistry } from '../../../../src/model/text.ts'
import { property } from '../../../diagnostics/valueAt.ts'
import { nameOf } from '../../../manifest/findValue.ts'
import { schemaAt } from '../../../manifest/schemaWalk.ts'
import { textParts, toCode } from '../textParts.ts'
import { unusedName } from './unusedName.ts'

/** An entry that is added to a list. */
export type NewEntry = {
  readonly node: Node
  readonly value: unknown
  /** The schema of the entries. */
  readonly schema: z.core.$ZodType
}

/**
 * The code of an entry. What identifies it gets a number if another entry has the same: the name that
 * people read, and ids. References stay as they are.
 */
export function uniqueEntry({ node, value, schema }: NewEntry, others: readonly unknown[]): string {
  const isText = (...path: readonly string[]) => {
    const found = schemaAt(schema, value, path)
    return found !== undefined && textRegistry.has(found)
  }
  if (!Node.isObjectLiteralExpression(node)) {
    return isText() ? numbered(node, value, others, ' ') : node.getText()
  }
  const name = NAMES.find((key) => isText(key))
  const [start, text] = [node.getStart(), node.getText()]
  const code: string[] = []
  let position = 0
  for (const each of node.getProperties()) {
    if (!Node.isPropertyAssignment(each)) continue
    const key = nameOf(each.getNameNode())
    const separator = key === name ? ' ' : ID_SEPARATORS[key]
    const initializer = each.getInitializer()
    if (initializer === undefined || separator === undefined) continue
    const taken = others.map((other) => property(other, key))
    const own = numbered(initializer, property(value, key), taken, separator)
    code.push(text.slice(position, initializer.getStart() - start), own)
    position = initializer.getEnd() - start
  }
  return code.join('') + text.slice(position)
}

/** The properties that contain the name of an entry, in order of preference. */
const NAMES = ['heading', 'title', 'term', 'label', 'text']

/** The properties that must be unique in a list, and what is between the value and its number. */
const ID_SEPARATORS: Readonly<Record<string, string>> = {
  id: '-',
  from: '-',
  name: '',
  send: ' ',
}

/** The code of a string, with a number if the string is taken. Other values stay as they are. */
function numbered(
  node: Node,
  value: unknown,
  taken: readonly unknown[],
  separator: string,
): string {
  if (typeof value !== 'string' || !taken.includes(value)) return node.getText()
  if (Node.isCallExpression(node) && node.getExpression().getText() === 'sample') {
    const [argument] = node.getArguments()
    return argument === undefined
      ? node.getText()
      : `sample(${numbered(argument, value, taken, separator)})`
  }
  const parts = textParts(node) ?? []
  const inserts = parts.some((part) => 'code' in part)
  const name = unusedName(value, taken, separator, !inserts)
  return inserts ? toCode([...parts, { text: name.slice(value.length) }]) : JSON.stringify(name)
}
