/** A value as it is written in TypeScript. */
export const toLiteral = (value: unknown) => JSON.stringify(value)
