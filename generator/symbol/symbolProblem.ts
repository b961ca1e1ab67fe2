import type { DefaultTreeAdapterTypes } from 'parse5'

/** Something in the file of a symbol that is not allowed. */
export type SymbolProblem = {
  /** Line and column in the file, e.g. `3:5`. */
  readonly position: string
  readonly message: string
  readonly hint: string
}

/** A problem at a node. */
export function problemAt(
  node: DefaultTreeAdapterTypes.ChildNode,
  message: string,
  hint: string,
): SymbolProblem {
  const { startLine = 1, startCol = 1 } = node.sourceCodeLocation ?? {}
  return { position: `${startLine}:${startCol}`, message, hint }
}
