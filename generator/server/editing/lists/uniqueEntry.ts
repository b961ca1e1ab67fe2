import { Node } from 'ts-morph'
import type * as z from 'zod'
import { textRegistry } from '../../../../src/model/text.ts'
import { property } from '../../../diagnostics/diagnostic.ts'
import { isSampleCall } from '../../../manifest/edit/editedFiles.ts'
import { nameOf } from '../../../manifest/locate.ts'
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
 * people read, and ids. References stay as they are. The copy of a constant is an object that spreads it:
 * `{ ...links.home, text: "Home 2" }`.
 */
export function uniqueEntry({ node, value, schema }: NewEntry, others: readonly unknown[]): string {
  const isText = (...path: readonly string[]) => {
    const found = schemaAt(schema, value, path)
    return found !== undefined && textRegistry.has(found)
  }
  if (isText()) return numbered(node, value, others, ' ')
  const name = NAMES.find((key) => isText(key))
  const separators = new Map(Object.entries(ID_SEPARATORS))
  if (name !== undefined) separators.set(name, ' ')
  const takenFor = (key: string) => others.map((other) => property(other, key))
  const [start, text] = [node.getStart(), node.getText()]
  const properties = Node.isObjectLiteralExpression(node) ? node.getProperties() : []
  const code: string[] = []
  let position = 0
  for (const each of properties) {
    if (Node.isSpreadAssignment(each)) continue
    const key = nameOf(each.getNameNode())
    const separator = separators.get(key)
    separators.delete(key)
    const initializer = Node.isPropertyAssignment(each) ? each.getInitializer() : undefined
    if (initializer === undefined || separator === undefined) continue
    const own = numbered(initializer, property(value, key), takenFor(key), separator)
    code.push(text.slice(position, initializer.getStart() - start), own)
    position = initializer.getEnd() - start
  }
  // What identifies the entry and is not in its own code is in a constant.
  const overrides = [...separators].flatMap(([key, separator]) => {
    const [inherited, taken] = [property(value, key), takenFor(key)]
    return typeof inherited === 'string' && taken.includes(inherited)
      ? [`, ${key}: ${JSON.stringify(unusedName(inherited, taken, separator, true))}`]
      : []
  })
  const last = properties.at(-1)
  if (last === undefined) {
    return overrides.length === 0 ? text : `{ ...${text}${overrides.join('')} }`
  }
  const end = last.getEnd() - start
  return [...code, text.slice(position, end), ...overrides, text.slice(end)].join('')
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
  if (isSampleCall(node)) {
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
