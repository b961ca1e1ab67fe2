import { Node } from 'ts-morph'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { toCode } from '../code/code.ts'
import { resolveValue, textPosition } from '../manifest/expressions.ts'
import { fileNameOf, type ManifestSource } from '../manifest/locate.ts'
import type { TextLink } from '../../src/model/markdown.ts'
import { literalText } from '../code/literals.ts'
import { replaceNode, type ManualEdit, type TextEdit } from './textEdit.ts'

/** A string of the manifest, or the target of a link in a text, and its new value. */
export type LiteralChange = {
  readonly path: ModelPath
  /** Whether the string is the name of the property at the path. */
  readonly atKey: boolean
  readonly value: string
  readonly to: string
  /** The link in the text at the path. Default: the whole string changes. */
  readonly link?: TextLink | undefined
}

/** The edits that replace strings, and the strings that are computed. */
export function replaceLiterals(source: ManifestSource, changes: readonly LiteralChange[]) {
  const manualEdits: ManualEdit[] = []
  const edits: TextEdit[] = []
  for (const { path, atKey, value, to, link } of changes) {
    const node = nameNode(source.node(path, atKey), atKey)
    const edit =
      node && (link === undefined ? replaceLiteral(node, value, to) : retargetLink(node, link, to))
    if (edit === undefined) manualEdits.push({ path, value })
    else edits.push(edit)
  }
  return { edits, manualEdits }
}

const replaceLiteral = (node: Node, value: string, to: string) =>
  literalText(node) === value ? replaceNode(node, toCode(to).text) : undefined

function nameNode(node: Node, atKey: boolean): Node | undefined {
  if (!atKey) return node
  if (!Node.isPropertyAssignment(node)) return undefined
  const name = node.getNameNode()
  return Node.isComputedPropertyName(name) ? resolveValue(name.getExpression()) : name
}

/** The edit that gives a link in a text another target. Undefined if the target is computed. */
function retargetLink(node: Node, { to: old, target }: TextLink, to: string) {
  const inserted = textPosition(node, target.start)?.segment
  if (inserted?.isInserted !== true) return replaceCharacters(node, target, old, to)
  const literal = resolveValue(inserted.node)
  return literalText(literal) === old ? replaceNode(literal, toCode(to).text) : undefined
}

/** The edits that replace a link in a text by its text. Undefined if its text is computed. */
export function unlink(node: Node, { whole, label }: TextLink): readonly TextEdit[] | undefined {
  const before = replaceCharacters(node, { start: whole.start, end: label.start }, '[', '')
  const after = replaceCharacters(node, { start: label.end, end: whole.end }, undefined, '')
  return before && after && [before, after]
}

/** The edit that replaces the text of a link in a text. Undefined if it is computed, or if the new text would be escaped. */
export const relabel = (node: Node, { label, text }: TextLink, to: string): TextEdit | undefined =>
  /['"`\\$*_[\]<>#|~&]/.test(to) ? undefined : replaceCharacters(node, label, text, to)

/** Replaces a range of a text in its literal. Undefined if it does not begin and end there, or if the literal contains other characters than `expected`. */
function replaceCharacters(
  node: Node,
  range: { readonly start: number; readonly end: number },
  expected: string | undefined,
  text: string,
): TextEdit | undefined {
  const [first, last] = [textPosition(node, range.start), textPosition(node, range.end - 1)]
  if (
    first === undefined ||
    last === undefined ||
    first.segment.isInserted ||
    last.segment.isInserted
  ) {
    return undefined
  }
  const [start, end] = [first.position, last.position + 1]
  const written = node.getSourceFile().getFullText().slice(start, end)
  return expected === undefined || written === expected
    ? { file: fileNameOf(node), start, end, text }
    : undefined
}
