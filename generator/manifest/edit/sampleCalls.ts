import path from 'node:path'
import { Node, Project, SyntaxKind, type CallExpression, type SourceFile } from 'ts-morph'
import type { ManifestFile } from '../files.ts'
import type { ManifestSource } from '../locate.ts'
import { fileOf } from '../sourceLocation.ts'
import { toLiteral } from './literal.ts'
import { applyEdits, removeEntry, type TextEdit } from './textEdit.ts'

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

/**
 * The edited texts with the imports of `sample` that they need. An import is removed if the edit has
 * removed the last call.
 */
export function withSampleImports(
  source: Pick<ManifestSource, 'files' | 'syntax'>,
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const edited = source.files.flatMap((file): [string, string][] => {
    const text = texts.get(file.name)
    return text === undefined ? [] : [[file.name, withSampleImport(source, file, text)]]
  })
  return new Map([...texts, ...edited])
}

function withSampleImport(
  source: Pick<ManifestSource, 'files' | 'syntax'>,
  { name, text: before }: ManifestFile,
  text: string,
): string {
  if (!text.includes('sample')) return text
  const file = parsed(name, text)
  const own = file.getImportDeclarations().flatMap((each) => each.getNamedImports())
  const imported = own.find((each) => each.getName() === 'sample')
  const isUsed = sampleCalls(file).length > 0
  if (isUsed === (imported !== undefined)) return text
  if (imported === undefined) return applied(name, text, addedImport(source, file))
  if (sampleCalls(parsed(name, before)).length === 0) return text
  const declaration = imported.getImportDeclaration()
  const isOnly = declaration.getNamedImports().length === 1 && !declaration.getDefaultImport()
  return applied(name, text, [removeEntry(isOnly ? declaration : imported)])
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
