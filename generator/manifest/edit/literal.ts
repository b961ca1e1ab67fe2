/** A JSON value as TypeScript code. */
export const toLiteral = (value: unknown) => JSON.stringify(value)
