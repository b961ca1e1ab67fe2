import type { Node } from 'ts-morph'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'

/** The file of a node, relative to the project. */
export const fileOf = (node: Node) => node.getSourceFile().getFilePath().slice(1)

/**
 * The start of a node. TypeScript's own function remembers where the lines start; that of ts-morph
 * counts them each time, which takes long for a large file with many warnings.
 */
export function locationOf(node: Node): SourceLocation {
  const { compilerNode } = node.getSourceFile()
  const { line, character } = compilerNode.getLineAndCharacterOfPosition(node.getStart())
  return { file: fileOf(node), line: line + 1, column: character + 1 }
}
