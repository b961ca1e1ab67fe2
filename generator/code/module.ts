import path from 'node:path'
import { format } from 'oxfmt'
import {
  type ImportDeclarationStructure,
  Project,
  type StatementStructures,
  StructureKind,
  VariableDeclarationKind,
} from 'ts-morph'
import { type Code, HEADER, type Import } from './code.ts'

/** A generated module before it is printed. */
export type GeneratedModule = {
  /** The path below `generated/`. */
  readonly file: string
  /** Names that are imported as types only. */
  readonly types?: readonly Import[]
  readonly statements: readonly Statement[]
}

/** A statement of a generated module, and what its code imports. */
type Statement = {
  readonly imports: readonly Import[]
  readonly structure: StatementStructures
}

/** A generated file: its path below `generated/` and its text. */
export type GeneratedFile = readonly [file: string, text: string]

/** Creates a function that prints a module: it creates one ts-morph source file from the structures. */
export function modulePrinter() {
  const project = new Project({ useInMemoryFileSystem: true })
  return ({ file, types = [], statements }: GeneratedModule): string => {
    const imports = statements.flatMap((statement) => statement.imports)
    const source = project.createSourceFile(file, {
      statements: [
        HEADER,
        ...importDeclarations(file, imports, false),
        ...importDeclarations(file, types, true),
        ...statements.flatMap(({ structure }) => ['\n', structure]),
      ],
    })
    const text = source.getFullText()
    // Frees memory: a large site has thousands of modules.
    project.removeSourceFile(source)
    return text
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
    const importsOfModule = resolved.filter((entry) => entry.specifier === specifier)
    const names = importsOfModule.flatMap((entry) => ('name' in entry ? [entry.name] : []))
    return {
      kind: StructureKind.ImportDeclaration,
      moduleSpecifier: specifier,
      isTypeOnly,
      defaultImport: importsOfModule.flatMap((entry) =>
        'defaultAs' in entry ? [entry.defaultAs] : [],
      )[0],
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

/** A constant that is not exported. */
export const localConst = (name: string, expression: Code, description?: string): Statement =>
  constant(name, expression, { description })

/** An exported constant. Its type is inferred, unless another manifest may have no such value. */
export const exportedConst = (
  name: string,
  expression: Code,
  description?: string,
  type?: string,
): Statement => constant(name, expression, { isExported: true, type, description })

const constant = (
  name: string,
  { text, imports }: Code,
  {
    isExported = false,
    description,
    type,
  }: { isExported?: boolean; description: string | undefined; type?: string | undefined },
): Statement => ({
  imports,
  structure: {
    isExported,
    docs: description === undefined ? [] : [description],
    kind: StructureKind.VariableStatement,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name: identifier(name), type, initializer: text }],
  },
})

/** An exported function without parameters. */
export const exportedFunction = (
  name: string,
  { text, imports }: Code,
  description: string,
): Statement => ({
  imports,
  structure: {
    kind: StructureKind.Function,
    name,
    isExported: true,
    docs: [description],
    statements: `return (${text})`,
  },
})

/** Checks that a name is an identifier. Names come from validated values, so another name is a bug. */
function identifier(name: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name))
    throw new Error(`${JSON.stringify(name)} is not an identifier.`)
  return name
}

/** Formats a generated module. Throws if the text has a syntax error, which is a bug of the generator. */
export async function formatModule(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, {
    singleQuote: true,
    semi: false,
    printWidth: 100,
  })
  const [first] = errors
  if (first !== undefined) throw new Error(`Generated ${name} does not parse: ${first.message}`)
  return code
}
