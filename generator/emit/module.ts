import path from 'node:path'
import {
  Project,
  StructureKind,
  VariableDeclarationKind,
  type ImportDeclarationStructure,
  type StatementStructures,
} from 'ts-morph'
import { HEADER } from './header.ts'
import type { Statement } from './statements.ts'
import { importsOf, print as printValue, type Import, type Value } from './value.ts'

/** The parts of a generated module. */
export type ModuleParts = {
  readonly imports: readonly Import[]
  /** Names that are imported as types only. */
  readonly types?: readonly Import[]
  /** The statements in order. They must not contain texts of the manifest, which belong in `data`. */
  readonly statements: readonly Statement[]
  /**
   * The values of `slot(0)`, `slot(1)` and so on in the statements. They are inserted after the
   * statements are written, because ts-morph's code writer is slow for long texts.
   */
  readonly data?: readonly Value[]
}

/** The placeholder in a statement for a value in `data`. */
export const slot = (index: number) => `__DATA_${index}__`

/** Returns the text of a module. `file` is its path below `generated/`. */
export type ModuleWriter = (file: string, parts: ModuleParts) => string

/** Creates a module writer. It creates each module as one ts-morph source file from structures. */
export function moduleWriter(): ModuleWriter {
  const project = new Project({ useInMemoryFileSystem: true })
  return (file, { imports, types = [], statements, data = [] }) => {
    const source = project.createSourceFile(file, {
      statements: [
        HEADER,
        ...importDeclarations(file, [...imports, ...data.flatMap(importsOf)], false),
        ...importDeclarations(file, types, true),
        ...statements.flatMap((statement) => ['\n', structureOf(statement)]),
      ],
    })
    const text = source.getFullText()
    // Frees memory: a large site has thousands of modules.
    project.removeSourceFile(source)
    const printed = data.map(printValue)
    return text.replaceAll(/__DATA_(\d+)__/g, (_, index: string) => printed[Number(index)] ?? '')
  }
}

function structureOf({
  kind,
  name,
  type,
  expression: is,
  isExported,
  description,
}: Statement): StatementStructures {
  const shared = { isExported, docs: description === undefined ? [] : [description] }
  switch (kind) {
    case 'const':
      return {
        ...shared,
        kind: StructureKind.VariableStatement,
        declarationKind: VariableDeclarationKind.Const,
        declarations: [{ name, type, initializer: is }],
      }
    case 'function':
      return { ...shared, kind: StructureKind.Function, name, statements: `return (${is})` }
  }
}

/** One import declaration per module, with modules and names sorted and without duplicates. */
function importDeclarations(
  file: string,
  imports: readonly Import[],
  isTypeOnly: boolean,
): (ImportDeclarationStructure & { kind: StructureKind.ImportDeclaration })[] {
  const resolved = imports.map((entry) => ({
    ...entry,
    specifier: specifierFrom(file, entry.module),
  }))
  const specifiers = [...new Set(resolved.map(({ specifier }) => specifier))].toSorted()
  return specifiers.map((specifier) => {
    const own = resolved.filter((entry) => entry.specifier === specifier)
    const names = own.flatMap((entry) => ('name' in entry ? [entry.name] : []))
    return {
      kind: StructureKind.ImportDeclaration,
      moduleSpecifier: specifier,
      isTypeOnly,
      defaultImport: own.flatMap((entry) => ('defaultAs' in entry ? [entry.defaultAs] : []))[0],
      namedImports: [...new Set(names)].toSorted(),
    }
  })
}

/** The import specifier: a relative path for files of the project, the name for packages. */
function specifierFrom(file: string, module: string): string {
  if (!/^(?:src|generated)\//.test(module)) return module
  const relative = path.posix.relative(path.posix.dirname(`generated/${file}`), module)
  return relative.startsWith('.') ? relative : `./${relative}`
}
