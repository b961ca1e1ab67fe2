import { HEADER } from './header.ts'
import { statementPrinter } from './statementPrinter.ts'
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

/** Writes a module's text. */
export type ModuleWriter = (name: string, parts: ModuleParts) => string

/** A writer of modules. */
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

/** One declaration for each module, modules and names in order, each name once. */
function importDeclarations(imports: readonly Import[], isTypeOnly: boolean): Statement[] {
  const modules = [...new Set(imports.map(({ module }) => module))].toSorted()
  return modules.map((module) => {
    const own = imports.filter((entry) => entry.module === module)
    return {
      kind: 'import',
      module,
      isTypeOnly,
      default: own.flatMap((entry) => ('defaultAs' in entry ? [entry.defaultAs] : []))[0],
      names: [...new Set(own.flatMap((entry) => ('name' in entry ? [entry.name] : [])))].toSorted(),
    }
  })
}
