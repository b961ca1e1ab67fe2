import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Node, Project, SyntaxKind, ts, type CallExpression, type SourceFile } from 'ts-morph'
import { writeFiles } from '../../files.ts'
import { toLiteral } from '../../text.ts'
import { encodedLike, readText } from '../files.ts'
import { fileOf, manifestSource, type ManifestSource } from '../locate.ts'
import { applyEdits, removeEntry, type TextEdit } from './textEdit.ts'

/** A new text of a file. */
export type EditedFile = {
  /** The absolute path. */
  readonly path: string
  /** The current text. */
  readonly before: string
  readonly text: string
}

/**
 * Replaces the texts of files, which keep their byte-order mark and line ends. If a file cannot be replaced,
 * all of them keep their old text.
 */
export async function replaceFiles(files: readonly EditedFile[]): Promise<void> {
  await writeFiles(
    await Promise.all(
      files.map(async ({ path, text }) => {
        const previous = await readFile(path, 'utf8')
        return { file: path, content: encodedLike(previous, text), previous }
      }),
    ),
  )
}

/** The names of the files that have changed since they were read. */
export async function changedFiles(
  files: readonly { readonly path: string; readonly name: string; readonly text: string }[],
): Promise<string[]> {
  const changed: string[] = []
  for (const { path, name, text } of files) {
    if ((await readText(path)) !== text) changed.push(name)
  }
  return changed
}

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
