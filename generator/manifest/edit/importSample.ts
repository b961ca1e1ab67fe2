import path from 'node:path'
import type { ImportSpecifier, Node } from 'ts-morph'
import type { ManifestSource } from '../locate.ts'
import { fileOf } from '../sourceLocation.ts'
import type { TextEdit } from './textEdit.ts'
import { toLiteral } from './literal.ts'

/** Imports `sample`, which marks samples, into the file of a node, unless it is imported there. */
export function importSample(source: ManifestSource, node: Node): TextEdit[] {
  const own = importedNames(node)
  if (own.some((name) => name.getName() === 'sample')) return []
  const file = fileOf(node)
  const site = own.find(isDefineSite)
  if (site !== undefined) {
    return [{ file, start: site.getEnd(), end: site.getEnd(), text: ', sample' }]
  }
  const elsewhere = source.syntax().flatMap(importedNames).find(isDefineSite)
  if (elsewhere === undefined) return []
  const specifier = elsewhere.getImportDeclaration().getModuleSpecifierValue()
  const text = `import { sample } from ${toLiteral(moved(specifier, fileOf(elsewhere), file))}\n`
  return [{ file, start: 0, end: 0, text }]
}

const importedNames = (node: Node) =>
  node
    .getSourceFile()
    .getImportDeclarations()
    .flatMap((declaration) => declaration.getNamedImports())

const isDefineSite = (name: ImportSpecifier) => name.getName() === 'defineSite'

/** A relative path as another file has to write it. */
function moved(specifier: string, from: string, to: string): string {
  if (!specifier.startsWith('.')) return specifier
  const target = path.posix.join(path.posix.dirname(from), specifier)
  const relative = path.posix.relative(path.posix.dirname(to), target)
  return relative.startsWith('.') ? relative : `./${relative}`
}
