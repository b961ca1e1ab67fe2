import { ModuleResolutionKind, Project, ts, type Node, type SourceFile } from 'ts-morph'
import type { DiagnosticSource } from '../diagnostics/diagnostics.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { ManifestFile } from './files.ts'
import { findValue, otherPlace } from './findValue.ts'
import { importErrors } from './importErrors.ts'
import { resolveValue } from './resolveValue.ts'
import { fileOf, locationOf } from './sourceLocation.ts'

/** The files of the manifest, and the source locations of its values. */
export type ManifestSource = Omit<DiagnosticSource, 'files'> & {
  /** The manifest and the files that it imports, the manifest first. */
  readonly files: readonly ManifestFile[]
  /**
   * The syntax node of a value, or of its property with `atKey` (the default export for `[]`). If the value is not a literal in the
   * files, for example because it is computed, the node of the closest parent.
   */
  node(path: ModelPath, atKey: boolean): Node
  /** The syntax tree of every file, in the order of `files`. */
  syntax(): readonly SourceFile[]
  /** The first syntax error of each file. */
  syntaxErrors(): Diagnostic[]
  /** Imports of files that do not exist, and of names that a file does not export. */
  importErrors(): Diagnostic[]
}

/** Locates the values of a manifest. The files are parsed on the first call of a method. */
export function manifestSource(files: readonly ManifestFile[]): ManifestSource {
  let parsed: readonly SourceFile[] | undefined
  const syntax = () => (parsed ??= parse(files))
  const node = (path: ModelPath, atKey: boolean) =>
    path.length === 0 && atKey
      ? defaultExport(syntax())
      : findValue(siteObject(syntax()), path, atKey)
  return {
    files,
    node,
    syntax,
    locate: (path, atKey) => locationOf(node(path, atKey)),
    otherPlace(path, atKey) {
      const found = otherPlace(siteObject(syntax()), path, atKey)
      return found && locationOf(found)
    },
    syntaxErrors: () => syntax().flatMap(syntaxErrorsOf),
    importErrors: () => importErrors(files, syntax()),
  }
}

/** Parses the files in an in-memory file system, so that imports between them can be resolved. */
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

/** The first syntax error of a file. Further ones are often only its consequences. */
function syntaxErrorsOf(file: SourceFile): Diagnostic[] {
  const errors = file.getProject().getProgram().getSyntacticDiagnostics(file)
  return errors.slice(0, 1).map((error) => ({
    code: 'syntax-error',
    path: [],
    location: { file: fileOf(file), ...file.getLineAndColumnAtPos(error.getStart()) },
    message: ts.flattenDiagnosticMessageText(error.compilerObject.messageText, ' '),
    hint: 'Look for a missing or additional comma, quote or bracket in this line or the line before.',
  }))
}

/** The argument of `defineSite` in the default export. */
const siteObject = (files: readonly SourceFile[]) => resolveValue(defaultExport(files))

/** The expression after `export default`, or the whole manifest if there is none. */
function defaultExport([entry]: readonly SourceFile[]): Node {
  if (entry === undefined) throw new Error('A manifest has at least one file.')
  const exported = entry.getExportAssignment((assignment) => !assignment.isExportEquals())
  return exported?.getExpression() ?? entry
}
