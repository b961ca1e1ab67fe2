import path from 'node:path'
import { format } from 'oxfmt'
import {
  type ImportDeclarationStructure,
  Project,
  type StatementStructures,
  StructureKind,
  VariableDeclarationKind,
} from 'ts-morph'
import type { Code, Import } from '../manifest/code.ts'
import { HEADER } from './write.ts'

/** The parts of a generated module. */
type ModuleParts = {
  /** Names that are imported as types only. */
  readonly types?: readonly Import[]
  readonly statements: readonly Statement[]
}

/** A generated file: its path below `generated/` and its text. */
export type GeneratedFile = readonly [file: string, text: string]

/** Writes a module. `file` is its path below `generated/`. */
export type ModuleWriter = (file: string, parts: ModuleParts) => GeneratedFile

/** Creates a module writer. It creates each module as one ts-morph source file from structures. */
export function moduleWriter(): ModuleWriter {
  const project = new Project({ useInMemoryFileSystem: true })
  return (file, parts) => [
    file,
    lastTexts(file, JSON.stringify(parts), () => moduleText(project, file, parts)),
  ]
}

function moduleText(project: Project, file: string, { types = [], statements }: ModuleParts) {
  const imports = statements.flatMap(({ expression }) => expression.imports)
  const source = project.createSourceFile(file, {
    statements: [
      HEADER,
      ...importDeclarations(file, imports, false),
      ...importDeclarations(file, types, true),
      ...statements.flatMap((statement) => ['\n', structureOf(statement)]),
    ],
  })
  const text = source.getFullText()
  // Frees memory: a large site has thousands of modules.
  project.removeSourceFile(source)
  return text
}

const lastTexts = lastResults<string>()

/**
 * Returns a function that keeps the last result for each file, and calls `create` only if the input is another one.
 * In development, few modules differ after a save.
 */
function lastResults<T>() {
  const last = new Map<string, { readonly input: string; readonly result: T }>()
  return (file: string, input: string, create: () => T): T => {
    const known = last.get(file)
    if (known?.input === input) return known.result
    const result = create()
    last.set(file, { input, result })
    return result
  }
}

function structureOf({
  kind,
  name,
  type,
  expression: { text },
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
        declarations: [{ name, type, initializer: text }],
      }
    case 'function':
      return { ...shared, kind: StructureKind.Function, name, statements: `return (${text})` }
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

/** A statement of a generated module. */
export type Statement = {
  readonly kind: 'const' | 'function'
  readonly name: string
  readonly isExported: boolean
  /** The type of the constant. Default: inferred. */
  readonly type?: string | undefined
  /** The value of the constant, or the return value of the function. */
  readonly expression: Code
  /** The doc comment. Never a text of the manifest. */
  readonly description?: string | undefined
}

/** A constant that is not exported. */
export const localConst = (name: string, expression: Code): Statement => ({
  kind: 'const',
  name: identifier(name),
  isExported: false,
  expression,
})

/** An exported constant. Its type is inferred, unless another manifest may have no such value. */
export const exportedConst = (
  name: string,
  expression: Code,
  description?: string,
  type?: string,
): Statement => ({ ...localConst(name, expression), isExported: true, description, type })

/** An exported function without parameters. */
export const exportedFunction = (
  name: string,
  expression: Code,
  description: string,
): Statement => ({ ...exportedConst(name, expression, description), kind: 'function' })

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

/** Formats a generated module, or returns the text of the last time. See `formatModule`. */
export const formatGenerated = (name: string, text: string): Promise<string> =>
  lastFormatted(name, text, () => formatModule(name, text))

const lastFormatted = lastResults<Promise<string>>()
