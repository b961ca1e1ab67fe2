import * as z from 'zod'
import type { ModelPath } from '../diagnostics/diagnostic.ts'

/** The path of a value in the manifest: keys of objects and indexes of lists. */
export type ValuePath = ModelPath

/** The path of a value in the manifest: keys of objects and indexes of lists. */
export const valuePathSchema: z.ZodType<ValuePath> = z
  .array(z.union([z.string(), z.int().min(0)]))
  .max(32)

/** A value that JSON can contain. */
export type JsonValue = z.core.util.JSONType

/** A problem of a rejected change. */
export type Problem = {
  /** What is wrong and what is allowed. */
  readonly message: string
  /** What to do. Default: nothing to add. */
  readonly hint?: string | undefined
  /** The path of the value that causes the problem. Default: the problem is not about one value. */
  readonly path?: ValuePath | undefined
}

/** A list of the manifest whose entries can be moved, duplicated, removed and added. */
export type EditableList = {
  readonly path: ValuePath
  /** Identifies the code of the list. A change contains it, so that it is not applied to another list. */
  readonly version: string
  /** Why the entries cannot be changed here. Undefined if they can. */
  readonly problem?: string | undefined
}
