import {
  Project,
  StructureKind,
  type ImportDeclarationStructure,
  type StatementStructures,
} from 'ts-morph'
import { HEADER } from './header.ts'
import { importsOf, print as printValue, type Import, type Value } from './value.ts'

/** The parts of a generated module. */
export type ModuleParts = {
  readonly imports: readonly Import[]
  /** Names that are imported as types only. */
  readonly types?: readonly Import[]
  /** What the module holds, in order. No text of the manifest: that goes into `data`. */
  readonly statements: readonly StatementStructures[]
  /**
   * Values that stand in the statements as `slot(0)`, `slot(1)` and so on. They are put in after
   * the statements are written: the manifest's text never passes through the code writer, which
   * would read it character by character.
   */
  readonly data?: readonly Value[]
}

/** Where a statement holds the value of that index in `data`. */
export const slot = (index: number) => `__DATA_${index}__`

/** Writes a module's text. */
export type ModuleWriter = (name: string, parts: ModuleParts) => string

/** A writer with a throw-away project of its own. */
export function moduleWriter(): ModuleWriter {
  const print = statementPrinter()
  return (_, { imports, types = [], statements, data = [] }) => {
    const written = [
      ...importDeclarations([...imports, ...data.flatMap(importsOf)], false),
      ...importDeclarations(types, true),
      ...statements,
    ]
    const text = [HEADER, ...written.map(print)].join('\n')
    const printed = data.map(printValue)
    return text.replaceAll(/__DATA_(\d+)__/g, (_, index: string) => printed[Number(index)] ?? '')
  }
}

/** Prints each statement once: modules of a site consist of few different ones. */
function statementPrinter(): (statement: StatementStructures) => string {
  const project = new Project({ useInMemoryFileSystem: true })
  const known = new Map<string, string>()
  return (statement) => {
    const key = JSON.stringify(statement)
    const before = known.get(key)
    if (before !== undefined) return before
    const file = project.createSourceFile('statement.tsx', { statements: [statement] })
    // Functions stand by themselves.
    const gap = statement.kind === StructureKind.Function ? '\n' : ''
    const text = gap + file.getFullText().trimEnd()
    project.removeSourceFile(file)
    known.set(key, text)
    return text
  }
}

/** One declaration for each module, modules and names in order, each name once. */
function importDeclarations(
  imports: readonly Import[],
  isTypeOnly: boolean,
): ImportDeclarationStructure[] {
  const modules = [...new Set(imports.map(({ module }) => module))].toSorted()
  return modules.map((module) => {
    const own = imports.filter((entry) => entry.module === module)
    return {
      kind: StructureKind.ImportDeclaration,
      moduleSpecifier: module,
      isTypeOnly,
      defaultImport: own.flatMap((entry) => ('defaultAs' in entry ? [entry.defaultAs] : []))[0],
      namedImports: [
        ...new Set(own.flatMap((entry) => ('name' in entry ? [entry.name] : []))),
      ].toSorted(),
    }
  })
}
