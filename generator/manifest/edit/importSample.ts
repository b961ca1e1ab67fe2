import path from 'node:path'
import type { ImportSpecifier, Node } from 'ts-morph'
import type { ManifestSource } from '../locate.ts'
import { fileOf } from '../sourceLocation.ts'
import type { TextEdit } from './textEdit.ts'
import { toLiteral } from './literal.ts'

/** Imports `sample` into the file of a node, if it is not imported yet. */
export function importSample(source: ManifestSource, node: Node): TextEdit[] {
  const own = importedNames(node)
  if (own.some((name) => name.getName() === 'sample')) return []
  const file = fileOf(node)
  const defineSite = own.find(isDefineSite)
  if (defineSite !== undefined) {
    return [{ file, start: defineSite.getEnd(), end: defineSite.getEnd(), text: ', sample' }]
  }
  const other = source.syntax().flatMap(importedNames).find(isDefineSite)
  if (other === undefined) return []
  const specifier = other.getImportDeclaration().getModuleSpecifierValue()
  const text = `import { sample } from ${toLiteral(rewriteSpecifier(specifier, fileOf(other), file))}\n`
  return [{ file, start: 0, end: 0, text }]
}

const importedNames = (node: Node) =>
  node
    .getSourceFile()
    .getImportDeclarations()
    .flatMap((declaration) => declaration.getNamedImports())

const isDefineSite = (name: ImportSpecifier) => name.getName() === 'defineSite'

/** Rewrites a relative import specifier for another file. */
function rewriteSpecifier(specifier: string, from: string, to: string): string {
  if (!specifier.startsWith('.')) return specifier
  const target = path.posix.join(path.posix.dirname(from), specifier)
  const relative = path.posix.relative(path.posix.dirname(to), target)
  return relative.startsWith('.') ? relative : `./${relative}`
}
