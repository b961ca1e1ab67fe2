import type { ArrayLiteralExpression, Node } from 'ts-morph'
import { fileOf } from '../sourceLocation.ts'
import { insertEntry, startWithComments, type TextEdit } from './textEdit.ts'

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
  return [{ file: fileOf(list), start, end: start, text: `${code},\n${indent}` }]
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
    .map((entry) => partsOf(entry, text))
  const moved = parts
    .toSpliced(from - first, 1)
    .toSpliced(to - first, 0, ...parts.slice(from - first, from - first + 1))
  const start = parts[0]?.start ?? 0
  const end = parts.at(-1)?.end ?? start
  const result = parts.flatMap(({ comma, end: position }, index) => {
    const own = moved[index]
    const gap = text.slice(position, parts[index + 1]?.start ?? position)
    const following = text.slice(position)
    // Code must not follow in the line of a comment.
    const lineBreak = own?.comment.includes('//') === true && !/^\r?\n/.test(following) ? '\n' : ''
    return [own?.code, comma, own?.comment, lineBreak, gap]
  })
  return { file: fileOf(list), start, end, text: result.join('') }
}

/** An entry with its comments: code, comma and comment at the end of the line follow each other. */
type EntryParts = {
  readonly start: number
  /** The comments above the entry, and the entry. */
  readonly code: string
  readonly comma: string
  /** The comment at the end of the line, with the spaces before it. */
  readonly comment: string
  readonly end: number
}

function partsOf(entry: Node, text: string): EntryParts {
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
