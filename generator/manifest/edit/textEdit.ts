import { Node } from 'ts-morph'
import type { ManifestSource } from '../locate.ts'
import { fileOf } from '../sourceLocation.ts'

/** Replaces the text from `start` to `end` (exclusive) in a file of the manifest. */
export type TextEdit = {
  /** Relative to the project. */
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The texts of the edited files by name. Edits must not overlap. Edits at the same position are applied in order. */
export function applyEdits(
  { files }: Pick<ManifestSource, 'files'>,
  edits: readonly TextEdit[],
): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ name, text }): [string, string][] => {
      const own = edits.filter(({ file }) => file === name)
      return own.length === 0 ? [] : [[name, applyTo(text, own)]]
    }),
  )
}

function applyTo(text: string, edits: readonly TextEdit[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start)
  const parts: string[] = []
  let position = 0
  for (const { start, end, text: replacement } of sorted) {
    if (start < position) throw new Error('Two edits of the manifest overlap.')
    parts.push(text.slice(position, start), replacement)
    position = end
  }
  return parts.join('') + text.slice(position)
}

/** Replaces the text of a node. */
export const replaceNode = (node: Node, text: string): TextEdit => ({
  file: fileOf(node),
  start: node.getStart(),
  end: node.getEnd(),
  text,
})

/** The value of a string literal. Undefined for other nodes. */
export const literalText = (node: Node): string | undefined =>
  Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)
    ? node.getLiteralText()
    : undefined

/**
 * Adds an entry to a list or an object, after the entry `after`. Default: at the end. A comment at the
 * end of that line is kept.
 */
export function insertEntry(list: Node, entry: string, after?: Node): TextEdit[] {
  const file = fileOf(list)
  const entries = entriesOf(list)
  const before = after ?? entries.at(-1)
  if (before === undefined) {
    const start = list.getStart() + 1
    return [{ file, start, end: start, text: entry }]
  }
  const text = list.getSourceFile().getFullText()
  const end = before.getEnd()
  const [comma] = /^\s*,[ \t]*(?:\/\/[^\n]*)?/.exec(text.slice(end)) ?? []
  const at = end + (comma?.length ?? 0)
  return [
    ...(comma === undefined ? [{ file, start: end, end, text: ',' }] : []),
    { file, start: at, end: at, text: `\n${entry},` },
  ]
}

/**
 * Adds a property to an object of the manifest, after the property `after`. An entry of a list that is a
 * constant, e.g. `links.services`, becomes `{ ...links.services, <property> }`, because other places can
 * use the constant too.
 *
 * @param written The expression, e.g. an identifier.
 * @param object The object that it refers to.
 */
export function insertProperty(
  written: Node,
  object: Node,
  property: string,
  after?: Node,
): TextEdit[] {
  const isConstant =
    Node.isArrayLiteralExpression(written.getParent()) &&
    object !== written &&
    !object.getAncestors().includes(written)
  return isConstant
    ? [replaceNode(written, `{ ...${written.getText()}, ${property} }`)]
    : insertEntry(object, property, after)
}

function entriesOf(list: Node): Node[] {
  if (Node.isArrayLiteralExpression(list)) return list.getElements()
  return Node.isObjectLiteralExpression(list) ? list.getProperties() : []
}

/**
 * Removes an entry of a list or an object with its comma, the comments directly above it and the comment
 * at the end of its line. The lines are removed if they contain nothing else. An object that only spreads
 * a constant then becomes the constant, the opposite of `insertProperty`.
 */
export function removeEntry(entry: Node): TextEdit {
  const file = fileOf(entry)
  const object = entry.getParent()
  if (Node.isObjectLiteralExpression(object)) {
    const [spread, ...others] = object.getProperties()
    const isOnly = others.length === 1 && others[0] === entry && Node.isSpreadAssignment(spread)
    if (isOnly) return replaceNode(object, spread.getExpression().getText())
  }
  const text = entry.getSourceFile().getFullText()
  const start = startWithComments(entry, text)
  const end = entry.getEnd() + matchLength(/^\s*,/, text.slice(entry.getEnd()))
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const restOfLine = matchLength(
    /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*\*\/[ \t]*)?\r?\n/,
    text.slice(end),
  )
  if (text.slice(lineStart, start).trim() === '' && restOfLine > 0) {
    return { file, start: lineStart, end: end + restOfLine, text: '' }
  }
  return { file, start, end: end + matchLength(/^[ \t]+/, text.slice(end)), text: '' }
}

/** The start of an entry, or of the comments above it if no blank line is between them. */
export function startWithComments(entry: Node, text: string): number {
  let start = entry.getStart()
  for (const comment of entry.getLeadingCommentRanges().toReversed()) {
    const between = text.slice(comment.getEnd(), start)
    if (between.split('\n').length > 2) break
    start = comment.getPos()
  }
  return start
}

const matchLength = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length ?? 0

/** Whether a list is a literal without spread elements. */
export const isLiteralList = (list: Node, length: number) =>
  Node.isArrayLiteralExpression(list) &&
  list.getElements().length === length &&
  !list.getElements().some(Node.isSpreadElement)

/** All edits except the `inner` ones inside a range that an `outer` edit replaces. */
export const withoutNested = (inner: readonly TextEdit[], outer: readonly TextEdit[]) => [
  ...inner.filter((edit) => !outer.some((other) => isInside(edit, other))),
  ...outer,
]

/** Whether an edit is inside the range that another edit replaces. */
export const isInside = ({ file, start, end }: TextEdit, other: TextEdit) =>
  other.file === file && other.end > other.start && other.start <= start && end <= other.end
