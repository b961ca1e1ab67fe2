import path from 'node:path'
import { Node, Project, SyntaxKind, type CallExpression, type SourceFile } from 'ts-morph'
import type { ManifestSource } from '../locate.ts'
import { fileOf } from '../sourceLocation.ts'
import { toLiteral } from './literal.ts'
import { applyEdits, type TextEdit } from './textEdit.ts'

/** Whether a node is a call `sample(…)`. */
export const isSampleCall = (node: Node | undefined): node is CallExpression =>
  Node.isCallExpression(node) && node.getExpression().getText() === 'sample'

/** The calls `sample(…)` of a file, in order. */
export const sampleCalls = (file: SourceFile): CallExpression[] =>
  file.getDescendantsOfKind(SyntaxKind.CallExpression).filter(isSampleCall)

/** The call `sample(…)` whose argument is the node. Otherwise the node. */
export function withSampleCall(node: Node): Node {
  const parent = node.getParent()
  return isSampleCall(parent) ? parent : node
}

/** The edited texts with the imports of `sample` that they need. */
export function withSampleImports(
  source: Pick<ManifestSource, 'files' | 'syntax'>,
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map([...texts].map(([name, text]) => [name, withSampleImport(source, name, text)]))
}

function withSampleImport(
  source: Pick<ManifestSource, 'files' | 'syntax'>,
  name: string,
  text: string,
): string {
  if (!text.includes('sample')) return text
  const file = parsed(name, text)
  const own = file.getImportDeclarations().flatMap((each) => each.getNamedImports())
  const isImported = own.some((each) => each.getName() === 'sample')
  return isImported || sampleCalls(file).length === 0
    ? text
    : applied(name, text, addedImport(source, file))
}

function addedImport({ syntax }: Pick<ManifestSource, 'syntax'>, file: SourceFile): TextEdit[] {
  const own = defineSiteIn(file)
  if (own !== undefined) return [insertion(file, own.getEnd(), ', sample')]
  const [other] = syntax().flatMap((each) => defineSiteIn(each) ?? [])
  if (other === undefined) return []
  const specifier = other.getImportDeclaration().getModuleSpecifierValue()
  const rewritten = rewriteSpecifier(specifier, fileOf(other), fileOf(file))
  return [insertion(file, 0, `import { sample } from ${toLiteral(rewritten)}\n`)]
}

/** The import of `defineSite` in a file. */
const defineSiteIn = (file: SourceFile) =>
  file
    .getImportDeclarations()
    .flatMap((declaration) => declaration.getNamedImports())
    .find((name) => name.getName() === 'defineSite')

const insertion = (file: SourceFile, at: number, text: string): TextEdit => ({
  file: fileOf(file),
  start: at,
  end: at,
  text,
})

const parsed = (name: string, text: string) =>
  new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } }).createSourceFile(
    `/${name}`,
    text,
  )

const applied = (name: string, text: string, edits: readonly TextEdit[]) =>
  applyEdits({ files: [{ path: name, name, text, missing: [] }] }, edits).get(name) ?? text

/** Rewrites a relative import specifier for another file. */
function rewriteSpecifier(specifier: string, from: string, to: string): string {
  if (!specifier.startsWith('.')) return specifier
  const target = path.posix.join(path.posix.dirname(from), specifier)
  const relative = path.posix.relative(path.posix.dirname(to), target)
  return relative.startsWith('.') ? relative : `./${relative}`
}
