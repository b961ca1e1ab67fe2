/** A statement of a generated module. No text of the manifest stands in one: that is put in afterwards. */
export type Statement = {
  readonly kind: 'const' | 'function'
  readonly name: string
  readonly isExported: boolean
  /** What it is, or what the function returns. */
  readonly expression: string
  /** The generator's own words, never the manifest's. */
  readonly description?: string | undefined
}

/** An exported constant. */
export const exportedConst = (name: string, is: string, description?: string): Statement => ({
  kind: 'const',
  name: identifier(name),
  isExported: true,
  expression: is,
  description,
})

/** A constant for its own module. */
export const localConst = (name: string, is: string): Statement => ({
  kind: 'const',
  name: identifier(name),
  isExported: false,
  expression: is,
})

/** An exported function without parameters. */
export const exportedFunction = (name: string, is: string, description: string): Statement => ({
  kind: 'function',
  name: identifier(name),
  isExported: true,
  expression: is,
  description,
})

/** A name that may stand in code: anything else is a bug, for names come from checked values. */
function identifier(name: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no identifier.`)
  return name
}
