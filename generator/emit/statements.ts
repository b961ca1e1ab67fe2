/** A statement of a generated module, without texts of the manifest (see `slot`). */
export type Statement = {
  readonly kind: 'const' | 'function'
  readonly name: string
  readonly isExported: boolean
  /** The type of the constant. Default: inferred. */
  readonly type?: string
  /** The value of the constant, or the return value of the function. */
  readonly expression: string
  /** The doc comment. Never a text of the manifest. */
  readonly description?: string | undefined
}

/** An exported constant. */
export const exportedConst = (
  name: string,
  expression: string,
  description?: string,
): Statement => ({
  kind: 'const',
  name: identifier(name),
  isExported: true,
  expression,
  description,
})

/** An exported constant with a type, e.g. if another manifest may have no such value. */
export const typedConst = (
  name: string,
  type: string,
  expression: string,
  description?: string,
): Statement => ({ ...exportedConst(name, expression, description), type })

/** A constant that is not exported. */
export const localConst = (name: string, expression: string): Statement => ({
  kind: 'const',
  name: identifier(name),
  isExported: false,
  expression,
})

/** An exported function without parameters. */
export const exportedFunction = (
  name: string,
  expression: string,
  description: string,
): Statement => ({
  kind: 'function',
  name: identifier(name),
  isExported: true,
  expression,
  description,
})

/** Checks that a name is an identifier. Names come from validated values, so another name is a bug. */
function identifier(name: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name))
    throw new Error(`${JSON.stringify(name)} is not an identifier.`)
  return name
}
