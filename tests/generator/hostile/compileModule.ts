import { transformSync } from 'esbuild'
import { ts } from 'ts-morph'

/** A generated module: what its syntax is made of, and the script that it becomes. */
export type Compiled = {
  /** Each node from first to last: its kind, and what it says where it says something. */
  readonly nodes: readonly string[]
  readonly script: string
  readonly mistakes: readonly string[]
}

/** Parses a module, and turns it into a script that asks for its imports by `require`. */
export function compiled(name: string, text: string): Compiled {
  const loader = name.endsWith('x') ? 'tsx' : 'ts'
  const { code, warnings } = transformSync(text, {
    loader,
    format: 'cjs',
    jsx: 'automatic',
    supported: { 'dynamic-import': false },
  })
  const kind = loader === 'tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const nodes: string[] = []
  collect(ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, false, kind), nodes)
  return { nodes, script: code, mistakes: warnings.map(({ text }) => text) }
}

function collect(node: ts.Node, nodes: string[]) {
  const says =
    ts.isStringLiteralLike(node) || ts.isIdentifier(node) || ts.isNumericLiteral(node)
      ? ` ${node.text}`
      : ''
  nodes.push(`${ts.SyntaxKind[node.kind]}${says}`)
  // A form's revision is made from all of its words.
  if (isRevision(node)) return
  ts.forEachChild(node, (part) => collect(part, nodes))
}

const isRevision = (node: ts.Node) =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'revision'
