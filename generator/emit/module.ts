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
  /** What the module holds, in order. No text of the manifest: that goes into `data`. */
  readonly statements: readonly Statement[]
  /**
   * Values that stand in the statements as `slot(0)`, `slot(1)` and so on. They are put in after
   * the statements are written: the manifest's text never passes through the code writer, which
   * would read it character by character.
   */
  readonly data?: readonly Value[]
}

/** Where a statement holds the value of that index in `data`. */
export const slot = (index: number) => `__DATA_${index}__`

/** Writes a module's text. `file` is its path under `generated/`. */
export type ModuleWriter = (file: string, parts: ModuleParts) => string

/** A writer of modules: each is one source file of ts-morph, made from structures at once. */
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
    // Nobody asks for it again: a large site has thousands.
    project.removeSourceFile(source)
    const printed = data.map(printValue)
    return text.replaceAll(/__DATA_(\d+)__/g, (_, index: string) => printed[Number(index)] ?? '')
  }
}

function structureOf({
  kind,
  name,
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
        declarations: [{ name, initializer: is }],
      }
    case 'function':
      return { ...shared, kind: StructureKind.Function, name, statements: `return (${is})` }
  }
}

/** One declaration for each module, modules and names in order, each name once. */
function importDeclarations(
  file: string,
  imports: readonly Import[],
  isTypeOnly: boolean,
): (ImportDeclarationStructure & { kind: StructureKind.ImportDeclaration })[] {
  const located = imports.map((entry) => ({
    ...entry,
    specifier: specifierFrom(file, entry.module),
  }))
  const specifiers = [...new Set(located.map(({ specifier }) => specifier))].toSorted()
  return specifiers.map((specifier) => {
    const own = located.filter((entry) => entry.specifier === specifier)
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

/** How a generated file imports a module: files of the project by a relative path, packages by name. */
function specifierFrom(file: string, module: string): string {
  if (!/^(?:src|generated)\//.test(module)) return module
  const relative = path.posix.relative(path.posix.dirname(`generated/${file}`), module)
  return relative.startsWith('.') ? relative : `./${relative}`
}
