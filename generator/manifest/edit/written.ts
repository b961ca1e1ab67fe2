/** A value as it is written in TypeScript. */
export const written = (value: unknown) => JSON.stringify(value)
