import { ModuleResolutionKind, Project, ts, type Node, type SourceFile } from 'ts-morph'
import type { DiagnosticSource } from '../diagnostics/diagnostics.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { ManifestFile } from './files.ts'
import { findValue } from './findValue.ts'
import { importErrors } from './importErrors.ts'
import { resolveValue } from './resolveValue.ts'
import { fileOf, locationOf } from './sourceLocation.ts'

/** The texts of the manifest's files, and where its values stand in them. */
export type ManifestSource = Omit<DiagnosticSource, 'files'> & {
  /** The manifest and the files that it imports, the manifest first. */
  readonly files: readonly ManifestFile[]
  /** The syntax of a value, or of the nearest value around it; of the whole property with `atKey`. */
  node(path: ModelPath, atKey: boolean): Node
  /** The syntax of every file, in the order of `files`. */
  syntax(): readonly SourceFile[]
  /** What keeps the files from being TypeScript at all. */
  syntaxErrors(): Diagnostic[]
  /** Imports of files that do not exist, and of names that a file does not export. */
  importErrors(): Diagnostic[]
}

/** Makes the values of a manifest findable. Nothing is parsed before the first question. */
export function manifestSource(files: readonly ManifestFile[]): ManifestSource {
  let parsed: readonly SourceFile[] | undefined
  const syntax = () => (parsed ??= parse(files))
  const node = (path: ModelPath, atKey: boolean) => findValue(siteObject(syntax()), path, atKey)
  return {
    files,
    node,
    syntax,
    locate: (path, atKey) => locationOf(node(path, atKey)),
    syntaxErrors: () => syntax().flatMap(syntaxErrorsOf),
    importErrors: () => importErrors(files, syntax()),
  }
}

/** The files stand in a file system in memory, below its root, so that imports can be resolved. */
function parse(files: readonly ManifestFile[]): SourceFile[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipFileDependencyResolution: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      noLib: true,
      types: [],
    },
  })
  return files.map(({ name, text }) => project.createSourceFile(`/${name}`, text))
}

function syntaxErrorsOf(file: SourceFile): Diagnostic[] {
  const errors = file.getProject().getProgram().getSyntacticDiagnostics(file)
  return errors.map((error) => ({
    code: 'syntax-error',
    path: [],
    location: { file: fileOf(file), ...file.getLineAndColumnAtPos(error.getStart()) },
    message: ts.flattenDiagnosticMessageText(error.compilerObject.messageText, ' '),
  }))
}

/** The object that the manifest hands to `defineSite`. */
function siteObject([entry]: readonly SourceFile[]): Node {
  if (entry === undefined) throw new Error('A manifest has one file at least.')
  const exported = entry.getExportAssignment((assignment) => !assignment.isExportEquals())
  return exported === undefined ? entry : resolveValue(exported.getExpression())
}
