import path from 'node:path'
import { Node, Project as Syntax, ts, type SourceFile } from 'ts-morph'
import { toCode } from '../code/code.ts'
import { fileNameOf, type ManifestSource } from '../manifest/locate.ts'
import { sampleCalls } from '../code/literals.ts'
import { removeEntry } from './textEdit.ts'

/**
 * Completes the text of an edited file: it imports `sample` if it uses it, and imports and constants that the
 * edit has made unused are removed, because `npm run check` reports them. Code that was unused before stays.
 */
export function completeFile(source: ManifestSource, name: string, text: string): string {
  const file = parseFile(name, text)
  addSampleImport(source, file)
  const before = source.files.find((each) => each.name === name)?.text ?? ''
  const known = new Set(unusedNames(parseFile(name, before)))
  // A removed constant can be the last one that uses another.
  for (;;) {
    const unused = unusedNames(file).find((name) => !known.has(name))
    const node = declarationsIn(file).find((declaration) => declaration.name === unused)?.node
    if (node === undefined) return file.getFullText()
    if (Node.isImportSpecifier(node)) node.remove()
    else {
      const { start, end } = removeEntry(node)
      file.removeText(start, end)
    }
  }
}

const parseFile = (name: string, text: string) =>
  new Syntax({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } }).createSourceFile(
    `/${name}`,
    text,
  )

/** Imports `sample` from the module that exports `defineSite`, if the file uses it. */
function addSampleImport({ syntax }: ManifestSource, file: SourceFile): void {
  const imported = file
    .getImportDeclarations()
    .flatMap((declaration) => declaration.getNamedImports())
  const isImported = imported.some((specifier) => specifier.getName() === 'sample')
  if (isImported || sampleCalls(file).length === 0) return
  const defineSpecifier = defineImport(file)
  if (defineSpecifier !== undefined) {
    file.insertText(defineSpecifier.getEnd(), ', sample')
    return
  }
  const [other] = syntax().flatMap((sourceFile) => defineImport(sourceFile) ?? [])
  if (other === undefined) return
  const specifier = other.getImportDeclaration().getModuleSpecifierValue()
  const rewritten = rewriteSpecifier(specifier, fileNameOf(other), fileNameOf(file))
  file.insertText(0, `import { sample } from ${toCode(rewritten).text}\n`)
}

/** The import of `defineSite`, or of a function that declares a part, e.g. `definePage`, in a file. */
const defineImport = (file: SourceFile) =>
  file
    .getImportDeclarations()
    .flatMap((declaration) => declaration.getNamedImports())
    .find((name) => /^define[A-Z]/.test(name.getName()))

/** Rewrites a relative import specifier for another file. */
function rewriteSpecifier(specifier: string, from: string, to: string): string {
  if (!specifier.startsWith('.')) return specifier
  const target = path.posix.join(path.posix.dirname(from), specifier)
  const relative = path.posix.relative(path.posix.dirname(to), target)
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** The names of imports and constants that occur only in their declaration. */
function unusedNames(file: SourceFile): string[] {
  const counts = new Map<string, number>()
  const count = (node: ts.Node) => {
    if (ts.isIdentifier(node)) counts.set(node.text, (counts.get(node.text) ?? 0) + 1)
    ts.forEachChild(node, count)
  }
  count(file.compilerNode)
  return declarationsIn(file).flatMap(({ name }) => (counts.get(name) === 1 ? [name] : []))
}

/** The imported names and the constants of a file that are removed with a node of their own. */
const declarationsIn = (file: SourceFile): { readonly name: string; readonly node: Node }[] => [
  ...file.getImportDeclarations().flatMap((declaration) => {
    const named = declaration.getNamedImports()
    const whole = declaration.getDefaultImport() ?? declaration.getNamespaceImport()
    if (whole !== undefined) {
      return named.length === 0 ? [{ name: whole.getText(), node: declaration }] : []
    }
    return named.map((node) => ({
      name: node.getAliasNode()?.getText() ?? node.getName(),
      node: named.length === 1 ? declaration : node,
    }))
  }),
  ...file.getVariableStatements().flatMap((node) => {
    const [declaration, ...others] = node.getDeclarations()
    const isOwn = declaration !== undefined && others.length === 0 && !node.isExported()
    return isOwn && Node.isIdentifier(declaration.getNameNode())
      ? [{ name: declaration.getName(), node }]
      : []
  }),
]
