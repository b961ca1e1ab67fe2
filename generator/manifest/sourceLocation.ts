import type { Node } from 'ts-morph'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'

/** The file that a node stands in, relative to the project. */
export const fileOf = (node: Node) => node.getSourceFile().getFilePath().slice(1)

/** Where a node begins. */
export function locationOf(node: Node): SourceLocation {
  const { line, column } = node.getSourceFile().getLineAndColumnAtPos(node.getStart())
  return { file: fileOf(node), line, column }
}
