import { StructureKind, VariableDeclarationKind, type VariableStatementStructure } from 'ts-morph'

/** An exported constant. The description is the generator's own words, never the manifest's. */
export function exportedConst(
  name: string,
  initializer: string,
  description?: string,
): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name: identifier(name), initializer }],
    docs: description === undefined ? [] : [description],
  }
}

/** A name that may stand in code: anything else is a bug, for names come from checked values. */
export function identifier(name: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no identifier.`)
  return name
}
