import { Node, ts, type SourceFile } from 'ts-morph'
import { manifestSource } from '../locate.ts'
import { applyEdits, removeEntry, type TextEdit } from './textEdit.ts'

/**
 * Removes the imports and the constants that an edit has made unused, because `npm run check` reports
 * them. Code that was unused before stays.
 *
 * @param before The text of the file before the edit.
 * @param text The edited text.
 */
export function withoutUnusedCode(before: string, text: string): string {
  const known = new Set(unusedNames(parse(before).file))
  let result = text
  // A removed constant can be the last one that uses another.
  for (;;) {
    const { source, file } = parse(result)
    const name = unusedNames(file).find((each) => !known.has(each))
    const edit = name === undefined ? undefined : removeDeclaration(file, name)
    if (edit === undefined) return result
    result = applyEdits(source, [edit]).get(NAME) ?? result
  }
}

const NAME = 'manifest.ts'

function parse(text: string) {
  const source = manifestSource([{ path: `/${NAME}`, name: NAME, text, missing: [] }])
  const [file] = source.syntax()
  if (file === undefined) throw new Error('The file was not parsed.')
  return { source, file }
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

function removeDeclaration(file: SourceFile, name: string): TextEdit | undefined {
  const node = declarationsIn(file).find((declaration) => declaration.name === name)?.node
  if (node === undefined) return undefined
  const previous = node.getPreviousSibling()?.getPreviousSibling()
  // The last name of an import has no comma, so the one before it is removed.
  const isLast = Node.isImportSpecifier(node) && node.getNextSibling() === undefined
  return isLast && previous !== undefined
    ? { file: NAME, start: previous.getEnd(), end: node.getEnd(), text: '' }
    : removeEntry(node)
}
