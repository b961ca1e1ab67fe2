import path from 'node:path'
import { Node, type ImportDeclaration, type SourceFile } from 'ts-morph'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import type { ManifestFile, MissingImport } from './files.ts'
import { fileOf, locationOf } from './sourceLocation.ts'

/** Reports imports of local files that do not exist, and of names that a file does not export. */
export const importErrors = (
  files: readonly ManifestFile[],
  syntax: readonly SourceFile[],
): Diagnostic[] => [
  ...files.flatMap((file, index) =>
    file.missing.flatMap((missing) => missingFile(file, missing, syntax[index])),
  ),
  ...syntax.flatMap((file) =>
    file.getImportDeclarations().flatMap((declaration) => missingNames(declaration, syntax)),
  ),
]

function missingFile(
  { path: importer, name }: ManifestFile,
  { specifier, start, candidates: [expected = ''] }: MissingImport,
  syntax: SourceFile | undefined,
): Diagnostic[] {
  if (syntax === undefined) return []
  const target = path.posix.join(
    path.posix.dirname(name),
    path.relative(path.dirname(importer), expected).split(path.sep).join('/'),
  )
  return [
    {
      code: 'unresolved-import',
      path: [],
      location: { file: name, ...syntax.getLineAndColumnAtPos(start) },
      message: `The file ${target}, imported as ${JSON.stringify(specifier)}, does not exist.`,
      hint: 'Correct the path, or create the file.',
    },
  ]
}

function missingNames(declaration: ImportDeclaration, files: readonly SourceFile[]): Diagnostic[] {
  // A path without quotes is reported as a syntax error.
  const hasPath = declaration.getChildren().some(Node.isStringLiteral)
  const target = hasPath ? declaration.getModuleSpecifierSourceFile() : undefined
  if (target === undefined || !files.includes(target) || declaration.isTypeOnly()) return []
  const exported = target.getExportSymbols().map((symbol) => symbol.getName())
  const imported = [
    ...[declaration.getDefaultImport()].flatMap((node) =>
      node === undefined ? [] : [{ name: 'default', node }],
    ),
    ...declaration
      .getNamedImports()
      .filter((specifier) => !specifier.isTypeOnly())
      .map((specifier) => ({ name: specifier.getName(), node: specifier.getNameNode() })),
  ]
  return imported.flatMap(({ name, node }): Diagnostic[] => {
    if (exported.includes(name)) return []
    return [
      {
        code: 'unresolved-import',
        path: [],
        location: locationOf(node),
        message:
          name === 'default'
            ? `${fileOf(target)} has no default export.`
            : `${fileOf(target)} has no export named ${JSON.stringify(name)}.`,
        hint: suggestion(name, exported, 'exports'),
      },
    ]
  })
}
