import { Node, Project, type ArrayLiteralExpression } from 'ts-morph'
import type { Site } from '../../src/site/site.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { valueAt } from '../manifest/modelValues.ts'
import { formatLocation } from '../text.ts'
import {
  fileNameOf,
  listElements,
  locationOf,
  spreadList,
  type ManifestSource,
  type SourceValue,
} from '../manifest/locate.ts'
import { isLiteralCode, isSampleCall } from '../code/literals.ts'

/** Replaces the text from `start` to `end` (exclusive) in a file of the manifest. */
export type TextEdit = {
  /** Relative to the project. */
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A value that is computed, so it cannot be edited automatically. */
export type ManualEdit = { readonly path: ModelPath; readonly value?: string }

/** Values that an edit would have to change are computed. */
export class ComputedError extends UserError {
  /** The paths of the values, and where they are. */
  readonly values: readonly { readonly path: ModelPath; readonly location: string }[]

  constructor(source: ManifestSource, edits: readonly ManualEdit[]) {
    const values = edits.map(({ path, value }) => {
      const location = formatLocation(source.locate(path, false))
      const quoted = value === undefined ? '' : ` (${JSON.stringify(value)})`
      return { path, location, line: `${location} ${formatPath(path)}${quoted}` }
    })
    super(
      `These values are computed, so they cannot be edited automatically. Replace them with literals, then try again. Nothing was changed.\n${values.map(({ line }) => line).join('\n')}`,
    )
    this.values = values
  }
}

/**
 * The texts of the edited files by name. Insertions at the same position are applied in order. Equal edits
 * count once, and a replacement inside the range of another one is ignored. Any other overlap is an error.
 */
export function applyEdits(
  { files }: Pick<ManifestSource, 'files'>,
  edits: readonly TextEdit[],
): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ name, text }): [string, string][] => {
      const editsOfFile = edits.filter(({ file }) => file === name)
      return editsOfFile.length === 0 ? [] : [[name, applyTo(text, editsOfFile)]]
    }),
  )
}

/** The code of a node after edits in it. */
export const editedCode = (node: Node, edits: readonly TextEdit[]) =>
  applyTo(node.getText(), edits, node.getStart())

/** A code expression after edits in it. */
export function editExpression(
  code: string,
  plan: (expression: Node) => readonly TextEdit[],
): string {
  const expression = parseExpression(code)
  return editedCode(expression, plan(expression))
}

/** The node of a code expression. */
export const parseExpression = (code: string): Node =>
  new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } })
    .createSourceFile('/expression.ts', `const expression = ${code}`)
    .getVariableDeclarationOrThrow('expression')
    .getInitializerOrThrow()

/** Applies edits to a text that begins at the position `offset` of its file. */
function applyTo(text: string, edits: readonly TextEdit[], offset = 0): string {
  const sorted = edits
    .filter((edit, index) =>
      edits.every((other, at) => index === at || !isReplacedBy(edit, other, at > index)),
    )
    .toSorted((a, b) => a.start - b.start)
  const parts: string[] = []
  let position = 0
  for (const { start, end, text: replacement } of sorted) {
    if (start - offset < position) throw new Error('Two edits of the manifest overlap.')
    parts.push(text.slice(position, start - offset), replacement)
    position = end - offset
  }
  return parts.join('') + text.slice(position)
}

/** Whether an edit is not needed, because of another one in the same file. */
function isReplacedBy(edit: TextEdit, other: TextEdit, isLater: boolean): boolean {
  if (other.start > edit.start || edit.end > other.end) return false
  const isInsertion = edit.start === edit.end
  if (other.start < edit.start || edit.end < other.end) return !isInsertion
  return isInsertion ? !isLater && other.text === edit.text : isLater
}

/** Replaces the text of a node. A string keeps its quotation marks: only files that were formatted are formatted again. */
export const replaceNode = (node: Node, text: string): TextEdit => ({
  file: fileNameOf(node),
  start: node.getStart(),
  end: node.getEnd(),
  text: /^(?:sample\()?'/.test(node.getText()) ? inSingleQuotes(text) : text,
})

/** A string in double quotes, in single quotes. Other code stays as it is. */
const inSingleQuotes = (code: string) =>
  /^"(?:[^"\\]|\\.)*"$/.test(code)
    ? `'${code.slice(1, -1).replaceAll(/'|\\./g, (part) => QUOTES[part] ?? part)}'`
    : code

const QUOTES: Readonly<Record<string, string>> = { "'": String.raw`\'`, '\\"': '"' }

/** Inserts code after a node. */
export const insertAfter = (node: Node, text: string): TextEdit => ({
  file: fileNameOf(node),
  start: node.getEnd(),
  end: node.getEnd(),
  text,
})

/**
 * Adds an entry to a list or an object, after the entry `after`. Default: at the end. A comment at the
 * end of that line is kept.
 */
export function insertEntry(list: Node, entry: string, after?: Node): TextEdit[] {
  const file = fileNameOf(list)
  const entries = entryNodes(list)
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
    ...(comma === undefined ? [insertAfter(before, ',')] : []),
    { file, start: at, end: at, text: `\n${entry},` },
  ]
}

/**
 * Adds a property to an object of the manifest, after the property `after`. An entry of a list that is a
 * constant, e.g. `links.services`, becomes `{ ...links.services, <property> }`, because other values can
 * use the constant too.
 */
export function insertProperty(
  value: Pick<SourceValue, 'written' | 'resolved'>,
  property: string,
  after?: Node,
): TextEdit[] {
  const { written, resolved: object } = value
  return Node.isArrayLiteralExpression(written.getParent()) && isConstant(value)
    ? [overridden(written, property)]
    : insertEntry(object, property, after)
}

/** Whether a value is a constant, e.g. `links.services`: its code is elsewhere, and other values can use it too. */
export const isConstant = ({ written, resolved }: Pick<SourceValue, 'written' | 'resolved'>) =>
  resolved !== written && !resolved.getAncestors().includes(written)

/** Gives an object that is a constant another property where it is used. */
export const overridden = (constant: Node, property: string) =>
  replaceNode(constant, `{ ...${constant.getText()}, ${property} }`)

function entryNodes(list: Node): Node[] {
  if (Node.isArrayLiteralExpression(list)) return list.getElements()
  return Node.isObjectLiteralExpression(list) ? list.getProperties() : []
}

/**
 * Removes an entry of a list or an object with its comma, the comments directly above it and the comment
 * at the end of its line. The lines are removed if they contain nothing else. An object that only spreads
 * a constant then becomes the constant, the opposite of `insertProperty`.
 */
export function removeEntry(entry: Node): TextEdit {
  const file = fileNameOf(entry)
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
function startWithComments(entry: Node, text: string): number {
  let start = entry.getStart()
  for (const comment of entry.getLeadingCommentRanges().toReversed()) {
    const between = text.slice(comment.getEnd(), start)
    if (between.split('\n').length > 2) break
    start = comment.getPos()
  }
  return start
}

const matchLength = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length ?? 0

/** The list at a path, if each of its entries is written in it. */
export function literalList(
  site: Site,
  source: ManifestSource,
  path: ModelPath,
): ArrayLiteralExpression | undefined {
  const node = source.value(path)?.resolved
  const value = valueAt(site, path)
  const elements = Array.isArray(value) ? listElements(node, value.length) : undefined
  const isLiteral = elements?.some(({ node: element }) => Node.isSpreadElement(element)) === false
  return isLiteral && Node.isArrayLiteralExpression(node) ? node : undefined
}

/** Inserts code as the entry at an index of a list. */
export function insertAt(list: ArrayLiteralExpression, index: number, code: string): TextEdit[] {
  const entries = list.getElements()
  const [next, previous] = [entries[index], entries[index - 1]]
  const neighbor = next ?? previous
  if (neighbor === undefined) return insertEntry(list, code)
  const text = list.getSourceFile().getFullText()
  const indent = indentation(neighbor, text)
  if (previous !== undefined) return insertEntry(list, indent + code, previous)
  const start = startOf(neighbor, text)
  return [{ file: fileNameOf(list), start, end: start, text: `${code},\n${indent}` }]
}

/**
 * Moves an entry of a list to another index. The comments above an entry and at the end of its line move
 * with it. Blank lines, commas and all other comments stay where they are.
 */
export function moveEntry(list: ArrayLiteralExpression, from: number, to: number): TextEdit {
  const text = list.getSourceFile().getFullText()
  const first = Math.min(from, to)
  const parts = list
    .getElements()
    .slice(first, Math.max(from, to) + 1)
    .map((entry) => entryWithComments(entry, text))
  const moved = parts
    .toSpliced(from - first, 1)
    .toSpliced(to - first, 0, ...parts.slice(from - first, from - first + 1))
  const start = parts[0]?.start ?? 0
  const end = parts.at(-1)?.end ?? start
  const result = parts.flatMap(({ comma, end: position }, index) => {
    const entry = moved[index]
    const gap = text.slice(position, parts[index + 1]?.start ?? position)
    const following = text.slice(position)
    // Code must not follow in the line of a comment.
    const lineBreak =
      entry?.comment.includes('//') === true && !/^\r?\n/.test(following) ? '\n' : ''
    return [entry?.code, comma, entry?.comment, lineBreak, gap]
  })
  return { file: fileNameOf(list), start, end, text: result.join('') }
}

/**
 * An entry with its comments. `code`: the comments above the entry, and the entry. The comma and the comment at the
 * end of the line, with the spaces before it, follow.
 */
function entryWithComments(entry: Node, text: string) {
  const start = startOf(entry, text)
  const [all = '', comma = '', comment = ''] = AFTER_ENTRY.exec(text.slice(entry.getEnd())) ?? []
  const end = entry.getEnd() + all.length
  return { start, code: text.slice(start, entry.getEnd()), comma, comment, end }
}

const AFTER_ENTRY = /^(\s*,)?([ \t]*(?:\/\/[^\n\r]*|\/\*(?:(?!\*\/)[^\n])*\*\/)(?=[ \t]*\r?\n))?/

/** The start of an entry with the comments that belong to it: above it, or before it in its line. */
function startOf(entry: Node, text: string): number {
  const start = startWithComments(entry, text)
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const [inline = ''] = INLINE_COMMENTS.exec(text.slice(lineStart, start)) ?? []
  return start - inline.trimStart().length
}

const INLINE_COMMENTS = /(?:[ \t]*\/\*(?:(?!\*\/)[^\n])*\*\/)+[ \t]*$/

/** The spaces at the start of an entry's line. */
function indentation(entry: Node, text: string): string {
  const lineStart = text.lastIndexOf('\n', entry.getStart() - 1) + 1
  return /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? ''
}

/**
 * Replaces a list that another list spreads, e.g. `...formFields`, by copies of its entries with their comments. Copies of
 * samples are samples.
 */
export function replaceSpread(spread: Node): TextEdit {
  const list = Node.isSpreadElement(spread) ? spreadList(spread) : undefined
  if (!Node.isSpreadElement(spread) || !Node.isArrayLiteralExpression(list)) {
    const location = formatLocation(locationOf(list ?? spread))
    throw new UserError(`These entries are computed in ${location}. Change them there.`)
  }
  const entries = list.getElements()
  requireCopyable(entries, spread, `The entries of ${spread.getExpression().getText()}`)
  const around = list.getParentWhile((parent) => !Node.isCallExpression(parent)) ?? list
  const isSample = [spread.getExpression(), around.getParent()].some(isSampleCall)
  const text = list.getSourceFile().getFullText()
  const copies = entries.map((entry) => {
    const { start, comment } = entryWithComments(entry, text)
    const code = isSample ? asSample(entry) : entry.getText()
    return `${text.slice(start, entry.getStart())}${code},${comment}`
  })
  const end = spread.getEnd()
  const following = spread.getSourceFile().getFullText().slice(end)
  const comma = matchLength(/^\s*,/, following)
  // Code must not follow in the line of a comment.
  const lineBreak = /^[ \t]*\r?\n/.test(following.slice(comma)) ? '' : '\n'
  return { ...replaceNode(spread, copies.join('\n') + lineBreak), end: end + comma }
}

/**
 * Throws a user error if code cannot be copied into the file of another node, because it uses names of its file.
 *
 * @param what the code for the author, in the plural, e.g. `The values of the page /team`
 */
export function requireCopyable(code: readonly Node[], into: Node, what: string): void {
  const file = fileNameOf(into)
  const other = code.find((node) => fileNameOf(node) !== file && !isLiteralCode(node))
  if (other === undefined) return
  throw new UserError(
    `${what} use names of ${fileNameOf(other)}, so they cannot be copied into ${file}. Write them there yourself.`,
  )
}

/** The code of an entry that is marked as a sample. */
function asSample(entry: Node): string {
  if (Node.isSpreadElement(entry)) return `...${asSample(entry.getExpression())}`
  return isSampleCall(entry) ? entry.getText() : `sample(${entry.getText()})`
}

/** The entry of a literal list or object at a path. Undefined if it is computed. */
export function entryAt(site: Site, source: ManifestSource, path: ModelPath): Node | undefined {
  const key = path.at(-1)
  return typeof key === 'number'
    ? literalList(site, source, path.slice(0, -1))?.getElements()[key]
    : source.value(path)?.entry
}
