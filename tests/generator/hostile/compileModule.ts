import { transformSync } from 'esbuild'
import { ts } from 'ts-morph'

/** A compiled module. */
export type CompiledModule = {
  /** The kinds of its syntax nodes in order, with the text of literals and identifiers. */
  readonly nodes: readonly string[]
  /** The CommonJS script. */
  readonly script: string
  readonly warnings: readonly string[]
}

/** Parses a module and compiles it to CommonJS. */
export function compileModule(name: string, text: string): CompiledModule {
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
  return { nodes, script: code, warnings: warnings.map(({ text }) => text) }
}

function collect(node: ts.Node, nodes: string[]) {
  // JSX ignores line breaks between elements. Whether there are any depends on the length of the texts.
  if (ts.isJsxText(node) && node.containsOnlyTriviaWhiteSpaces) return
  // A text without special characters is written without quotes.
  if (ts.isJsxText(node) && node.text.trim() !== '') {
    nodes.push('JsxExpression', `StringLiteral ${node.text.trim().replaceAll(/\s+/g, ' ')}`)
    return
  }
  const label =
    ts.isStringLiteralLike(node) || ts.isIdentifier(node) || ts.isNumericLiteral(node)
      ? ` ${node.text}`
      : ''
  nodes.push(`${ts.SyntaxKind[node.kind]}${label}`)
  // The revision of a form is a hash of all its texts, so it differs.
  if (isRevision(node)) return
  ts.forEachChild(node, (part) => collect(part, nodes))
}

const isRevision = (node: ts.Node) =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'revision'
