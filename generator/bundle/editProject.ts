import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Node, Project as Syntax, ts, type SourceFile } from 'ts-morph'
import type { LocatedDiagnostic } from '../diagnostics/diagnostics.ts'
import { formatModule } from '../emit/module.ts'
import type { Plan } from '../emit/plan.ts'
import { type WriteResult, writeTree } from '../emit/write.ts'
import { writeFiles } from '../files.ts'
import { toCode } from '../manifest/code.ts'
import { sampleCalls } from '../manifest/edit/literals.ts'
import { applyEdits, removeEntry, type TextEdit } from '../manifest/edit/textEdit.ts'
import { encodedLike, readText } from '../files.ts'
import { type FileTexts, type ManifestFile } from '../manifest/files.ts'
import { fileOf, type ManifestSource } from '../manifest/locate.ts'
import type { Project } from '../manifest/project.ts'
import { type GeneratedProject, generateProject } from './generateProject.ts'
import { importWithEdits } from './importWithVite.ts'

/** The result of an edit. Unless it is `written`, no file was changed. */
export type EditResult =
  | {
      readonly result: 'written'
      /** The files of the manifest that were written. */
      readonly changes: readonly EditedFile[]
      readonly generated: WriteResult
      /** The plan of the edited site. */
      readonly plan: Plan
      /** The files that the plan was generated from. */
      readonly sources: FileTexts
      readonly warnings: readonly LocatedDiagnostic[]
    }
  | {
      /** The edited manifest would have errors. */
      readonly result: 'invalid'
      readonly diagnostics: readonly LocatedDiagnostic[]
    }
  | {
      /** Another program has changed these files since they were read. */
      readonly result: 'outdated'
      readonly files: readonly string[]
    }

/** A new text of a file. */
export type EditedFile = {
  /** The absolute path. */
  readonly path: string
  /** The current text. */
  readonly before: string
  readonly text: string
}

/**
 * The new texts of the files that edits change, by name. They import `sample` if they use it, and imports and
 * constants that the edits have made unused are removed. Files that were formatted before are formatted again.
 */
export async function editedTexts(
  source: ManifestSource,
  edits: readonly TextEdit[],
): Promise<ReadonlyMap<string, string>> {
  const edited = [...applyEdits(source, edits)]
  const complete = edited.map(async ([name, text]): Promise<[string, string]> => {
    const before = source.files.find((file) => file.name === name)?.text ?? ''
    const code = completeFile(source, name, text)
    return [name, (await isFormatted(name, before)) ? await formatModule(name, code) : code]
  })
  return new Map(await Promise.all(complete))
}

/** Whether a file has the project's format. False for a syntax error, which is reported when the manifest is loaded. */
export const isFormatted = async (name: string, text: string): Promise<boolean> =>
  (await formatModule(name, text).catch(() => undefined)) === text

/** What a project would generate with new texts of its manifest files. */
type EditedProject = GeneratedProject & { readonly changes: readonly EditedFile[] }

/** Generates from new texts of manifest files, by name. Writes nothing. */
export async function generateEdited(
  project: Project,
  source: ManifestSource,
  texts: ReadonlyMap<string, string>,
): Promise<EditedProject> {
  const changes = source.files.flatMap(({ path, name, text: before }): EditedFile[] => {
    const text = texts.get(name)
    return text === undefined ? [] : [{ path, before, text }]
  })
  const after = new Map(changes.map(({ path, text }) => [path, text]))
  const generated = await generateProject(project, importWithEdits(after), async (file) =>
    after.has(file) ? after.get(file) : readText(file),
  )
  return { ...generated, changes }
}

/**
 * Writes new texts of manifest files, by name, and generates from them. Throws a
 * `WriteError` if the manifest was edited, but `generated/` cannot be written.
 */
export async function editProject(
  project: Project,
  source: ManifestSource,
  texts: ReadonlyMap<string, string>,
): Promise<EditResult> {
  const { files, plan, diagnostics, sources, changes } = await generateEdited(
    project,
    source,
    texts,
  )
  if (files === undefined) return { result: 'invalid', diagnostics }
  const outdated = await changedFiles(source.files)
  if (outdated.length > 0) return { result: 'outdated', files: outdated }
  await replaceFiles(changes)
  const generated = await writeTree(project.generated, files)
  return { result: 'written', changes, generated, plan, sources, warnings: diagnostics }
}

/** The names of the files that have changed since they were read. */
async function changedFiles(files: readonly ManifestFile[]): Promise<string[]> {
  const current = await Promise.all(files.map(({ path }) => readText(path)))
  return files.flatMap(({ name, text }, index) => (current[index] === text ? [] : [name]))
}

/**
 * Replaces the texts of files, which keep their byte-order mark and line ends. If a file cannot be replaced,
 * all of them keep their old text.
 */
async function replaceFiles(files: readonly EditedFile[]): Promise<void> {
  await writeFiles(
    await Promise.all(
      files.map(async ({ path, text }) => {
        const previous = await readFile(path, 'utf8')
        return { file: path, content: encodedLike(previous, text), previous }
      }),
    ),
  )
}

/**
 * Completes the text of an edited file: it imports `sample` if it uses it, and imports and constants that the
 * edit has made unused are removed, because `npm run check` reports them. Code that was unused before stays.
 */
function completeFile(source: ManifestSource, name: string, text: string): string {
  const file = parse(name, text)
  addSampleImport(source, file)
  const before = source.files.find((each) => each.name === name)?.text ?? ''
  const known = new Set(unusedNames(parse(name, before)))
  // A removed constant can be the last one that uses another.
  for (;;) {
    const unused = unusedNames(file).find((each) => !known.has(each))
    const node = declarationsIn(file).find((declaration) => declaration.name === unused)?.node
    if (node === undefined) return file.getFullText()
    if (Node.isImportSpecifier(node)) node.remove()
    else {
      const { start, end } = removeEntry(node)
      file.removeText(start, end)
    }
  }
}

const parse = (name: string, text: string) =>
  new Syntax({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } }).createSourceFile(
    `/${name}`,
    text,
  )

/** Imports `sample` from the module that exports `defineSite`, if the file uses it. */
function addSampleImport({ syntax }: ManifestSource, file: SourceFile): void {
  const imported = file.getImportDeclarations().flatMap((each) => each.getNamedImports())
  const isImported = imported.some((each) => each.getName() === 'sample')
  if (isImported || sampleCalls(file).length === 0) return
  const own = defineImport(file)
  if (own !== undefined) {
    file.insertText(own.getEnd(), ', sample')
    return
  }
  const [other] = syntax().flatMap((each) => defineImport(each) ?? [])
  if (other === undefined) return
  const specifier = other.getImportDeclaration().getModuleSpecifierValue()
  const rewritten = rewriteSpecifier(specifier, fileOf(other), fileOf(file))
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
