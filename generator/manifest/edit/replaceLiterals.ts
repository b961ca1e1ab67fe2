import { Node } from 'ts-morph'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../locate.ts'
import { resolveValue } from '../resolveValue.ts'
import { fileOf } from '../sourceLocation.ts'
import type { ManualEdit } from './editResult.ts'
import { toLiteral } from './literal.ts'
import { literalText, replaceNode, type TextEdit } from './textEdit.ts'

/** A string of the manifest and its new value. */
export type Replacement = {
  readonly path: ModelPath
  /** Whether the string is the name of the property at the path. */
  readonly atKey: boolean
  readonly value: string
  readonly to: string
}

/** The edits that replace strings, and the strings that are computed. */
export function replaceLiterals(source: ManifestSource, replacements: readonly Replacement[]) {
  const manualEdits: ManualEdit[] = []
  const edits = new Map<string, TextEdit>()
  for (const { path, atKey, value, to } of replacements) {
    const node = nameNode(source.node(path, atKey), atKey)
    // A constant that is used several times is edited once.
    if (node !== undefined && literalText(node) === value) {
      edits.set(`${fileOf(node)}:${node.getStart()}`, replaceNode(node, toLiteral(to)))
    } else manualEdits.push({ path, value })
  }
  return { edits: [...edits.values()], manualEdits }
}

function nameNode(node: Node, atKey: boolean): Node | undefined {
  if (!atKey) return node
  if (!Node.isPropertyAssignment(node)) return undefined
  const name = node.getNameNode()
  return Node.isComputedPropertyName(name) ? resolveValue(name.getExpression()) : name
}
