import { createRequire } from 'node:module'
import type { StatementStructures } from 'ts-morph'
import type { Statement } from './statements.ts'

/** What was printed before: modules of a site consist of few different statements. */
const printed = new Map<string, string>()

/** The statements that this process printed or had printed. */
const used = new Set<string>()

/** By what printed statements are known: who printed them. */
export const printerEdition = (): string => {
  const { version }: { version: string } = require('ts-morph/package.json')
  return `ts-morph ${version}, 1`
}

/** The statements that were in use, with their texts, for a later process. */
export const printedStatements = (): readonly (readonly [string, string])[] =>
  [...used].toSorted().map((key) => [key, printed.get(key) ?? ''])

/** Takes over what an earlier process printed. */
export function recallStatements(entries: Iterable<readonly [string, string]>): void {
  for (const [key, text] of entries) if (!printed.has(key)) printed.set(key, text)
}

/** A printer of statements, with a throw-away project of its own. */
export function statementPrinter(): (statement: Statement) => string {
  let print: ReturnType<typeof morphPrinter> | undefined
  return (statement) => {
    const key = JSON.stringify(statement)
    used.add(key)
    const before = printed.get(key)
    if (before !== undefined) return before
    const text = (print ??= morphPrinter())(statement)
    printed.set(key, text)
    return text
  }
}

const require = createRequire(import.meta.url)

/** Loaded where there is something to print: it holds the whole compiler. */
function morphPrinter(): (statement: Statement) => string {
  const morph: typeof import('ts-morph') = require('ts-morph')
  const project = new morph.Project({ useInMemoryFileSystem: true })
  return (statement) => {
    const structure = structureOf(statement, morph)
    const file = project.createSourceFile('statement.tsx', { statements: [structure] })
    // Functions stand by themselves.
    const gap = statement.kind === 'function' ? '\n' : ''
    const text = gap + file.getFullText().trimEnd()
    project.removeSourceFile(file)
    return text
  }
}

function structureOf(
  statement: Statement,
  { StructureKind, VariableDeclarationKind }: typeof import('ts-morph'),
): StatementStructures {
  if (statement.kind === 'import') {
    const { module, isTypeOnly, default: defaultImport, names } = statement
    return {
      kind: StructureKind.ImportDeclaration,
      moduleSpecifier: module,
      isTypeOnly,
      defaultImport,
      namedImports: [...names],
    }
  }
  const { name, is, description } = statement
  const shared = { isExported: true, docs: description === undefined ? [] : [description] }
  switch (statement.kind) {
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
