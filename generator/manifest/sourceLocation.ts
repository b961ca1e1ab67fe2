import type { Node } from 'ts-morph'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'

/** The file of a node, relative to the project. */
export const fileOf = (node: Node) => node.getSourceFile().getFilePath().slice(1)

/** The start of a node. */
export function locationOf(node: Node): SourceLocation {
  const { line, column } = node.getSourceFile().getLineAndColumnAtPos(node.getStart())
  return { file: fileOf(node), line, column }
}
