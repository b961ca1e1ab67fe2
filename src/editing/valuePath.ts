import * as z from 'zod'

/** The path of a value in the manifest: keys of objects and indexes of lists. */
export const valuePathSchema = z.array(z.union([z.string(), z.int().min(0)])).max(32)

/** The path of a value in the manifest: keys of objects and indexes of lists. */
export type ValuePath = z.output<typeof valuePathSchema>
