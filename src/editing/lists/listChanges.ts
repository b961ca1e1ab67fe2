import * as z from 'zod'
import { valuePathSchema } from '../valuePath.ts'

/** The properties of each change of a list. */
const listShape = {
  /** The path of the list, e.g. `['routes', '/', 'sections']`. */
  list: valuePathSchema,
  /** The `version` of the list that the author saw. If the manifest has another one, nothing is changed. */
  version: z.string().max(100),
}

const index = z.int().min(0)

/** The changes of the entries of a list. They apply to each list that is a literal in the manifest. */
export const listChangeSchemas = [
  z.strictObject({
    /** Moves an entry, with its comments. */
    kind: z.literal('moveEntry'),
    ...listShape,
    from: index,
    /** The index of the entry after the move. */
    to: index,
  }),
  z.strictObject({
    /** Inserts a copy of an entry after it. Names and ids that must be unique get a number. */
    kind: z.literal('duplicateEntry'),
    ...listShape,
    index,
  }),
  z.strictObject({
    /** Removes an entry, with its comments. */
    kind: z.literal('removeEntry'),
    ...listShape,
    index,
  }),
  z.strictObject({
    /** Inserts the example of a kind of section into the sections of a page. */
    kind: z.literal('insertSection'),
    ...listShape,
    index,
    /** The kind, e.g. `prose`. */
    section: z.string().max(100),
  }),
] as const

/** A change of the entries of a list. */
export type ListChange = z.output<(typeof listChangeSchemas)[number]>
