import path from 'node:path'
import { transform } from 'esbuild'
import { Node, ts, type ImportDeclaration, type SourceFile } from 'ts-morph'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { readText, relativePath } from '../files.ts'
import { fileNameOf, locationOf, type ManifestSource, parseFiles } from './locate.ts'
import type { ManifestFile, MissingImport } from './load.ts'

/** The first syntax error of each file. Further ones are often only its consequences. */
export const syntaxErrors = ({ syntax }: ManifestSource): Diagnostic[] =>
  syntax().flatMap((file) => {
    const errors = file.getProject().getProgram().getSyntacticDiagnostics(file)
    return errors.slice(0, 1).map((error): Diagnostic => ({
      code: 'syntax-error',
      path: [],
      location: { file: fileNameOf(file), ...file.getLineAndColumnAtPos(error.getStart()) },
      message: ts.flattenDiagnosticMessageText(error.compilerObject.messageText, ' '),
      hint: 'Look for a missing or additional comma, quote or bracket in this line or the line before.',
    }))
  })

/** Imports of local files that do not exist, and of names that a file does not export. */
export async function importErrors({ files, syntax }: ManifestSource): Promise<Diagnostic[]> {
  const parsed = syntax()
  const wrongNames = await Promise.all(
    parsed.flatMap((file, index) =>
      file
        .getImportDeclarations()
        .map((declaration) => missingNames(declaration, files[index]?.path ?? '')),
    ),
  )
  return [
    ...files.flatMap((file, index) =>
      file.missing.flatMap((missing) => missingFile(file, missing, parsed[index])),
    ),
    ...wrongNames.flat(),
  ]
}

function missingFile(
  { path: importer, name }: ManifestFile,
  { specifier, start, candidates: [expected = ''] }: MissingImport,
  syntax: SourceFile | undefined,
): Diagnostic[] {
  if (syntax === undefined) return []
  const target = path.posix.join(
    path.posix.dirname(name),
    relativePath(path.dirname(importer), expected),
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

async function missingNames(declaration: ImportDeclaration, importer: string) {
  // A path without quotes is reported as a syntax error.
  const hasPath = declaration.getChildren().some(Node.isStringLiteral)
  if (!hasPath || declaration.isTypeOnly()) return []
  const specifier = declaration.getModuleSpecifierValue()
  const target = declaration.getModuleSpecifierSourceFile() ?? (await codeOf(specifier, importer))
  if (target === undefined) return []
  const file = path.posix.join(path.posix.dirname(fileNameOf(declaration)), specifier)
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
            ? `${file} has no default export.`
            : `${file} has no export named ${JSON.stringify(name)}.`,
        hint: suggestion(name, exported, 'exports'),
      },
    ]
  })
}

/** A local file that is not part of the manifest, e.g. `./src/site/index.ts`. Undefined for packages. */
async function codeOf(specifier: string, importer: string): Promise<SourceFile | undefined> {
  if (!/^\..*\.ts$/.test(specifier)) return undefined
  const text = await readText(path.resolve(path.dirname(importer), specifier))
  return text === undefined ? undefined : parseFiles([{ name: 'code.ts', text }])[0]
}

/**
 * Finds properties that an object defines twice: in JavaScript the last one silently replaces the
 * others. esbuild's parser reports them faster and with less memory than the TypeScript compiler.
 */
export async function duplicateKeys({ name: file, text }: ManifestFile): Promise<Diagnostic[]> {
  const { warnings } = await transform(text, {
    loader: 'ts',
    logLevel: 'silent',
    logLimit: 0,
  }).catch(() => ({ warnings: [] }))
  return warnings.flatMap(({ id, location, notes }): Diagnostic[] => {
    if (id !== 'duplicate-object-key' || location === null) return []
    const { line, column, lineText, length } = location
    const key = Buffer.from(lineText)
      .subarray(column, column + length)
      .toString()
    const name = /^['"`]/.test(key) ? key.slice(1, -1) : key
    const firstLine = notes[0]?.location?.line
    const isPath = name.startsWith('/')
    return [
      {
        code: isPath ? 'duplicate-path' : 'duplicate-property',
        path: [],
        location: {
          file,
          line,
          column: Buffer.from(lineText).subarray(0, column).toString().length + 1,
        },
        message: `The ${isPath ? 'path' : 'property'} ${JSON.stringify(name)} is defined twice in one object. This one replaces the one in line ${firstLine}.`,
        hint: 'Rename or remove one of them.',
      },
    ]
  })
}
