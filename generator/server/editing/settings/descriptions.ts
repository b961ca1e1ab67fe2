import type { Schema } from './schemaShape.ts'

/** The description of a property of an object. Undefined if the schema has none. */
export type DescriptionOf = (object: Schema, key: string) => string | undefined
