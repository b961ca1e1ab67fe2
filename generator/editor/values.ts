import * as z from 'zod'
import type { ModelPath } from '../diagnostics/diagnostic.ts'

/** The path of a value in the manifest: keys of objects and indexes of lists. */
export const modelPathSchema: z.ZodType<ModelPath> = z
  .array(z.union([z.string(), z.int().min(0)]))
  .max(32)

/** A value that JSON can contain. */
export type JsonValue = z.core.util.JSONType

/** A problem of a rejected change. */
export type Problem = {
  /** What is wrong, what is allowed, and what to do. */
  readonly message: string
  /** The path of the value that causes the problem. Default: the problem is not about one value. */
  readonly path?: ModelPath | undefined
}

/** A list of the manifest whose elements can be moved, duplicated, removed and added. */
export type EditableList = {
  readonly path: ModelPath
  /** Identifies the code of the list. A change contains it, so that it is not applied to another list. */
  readonly version: string
  /** Why the elements cannot be changed here. Undefined if they can. */
  readonly problem?: string | undefined
  /** What it consists of, in order: entries, and lists that it shares with other lists. */
  readonly elements: readonly {
    /** The index of its first entry in the list at the path. */
    readonly first: number
    readonly count: number
    /** The list that it adds, e.g. with `...formFields`. Undefined for an entry. */
    readonly shared?: SharedList
  }[]
}

/** A list whose entries other lists can contain too. */
export type SharedList = EditableList & {
  /** Its expression, e.g. `formFields`. */
  readonly code: string
  /** `file:line:column` of the list. */
  readonly location: string
  /** What contains its entries, e.g. `form contact, form registration`. */
  readonly usedBy: string
}
