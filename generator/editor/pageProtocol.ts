import * as z from 'zod'
import { moveSchema, newPageSchema, removalSchema } from '../manifest/edit/requests.ts'
import type { Problem } from './values.ts'

/** A change of the pages. */
export const pageChangeSchema = z.discriminatedUnion('kind', [
  newPageSchema.extend({ kind: z.literal('addPage') }),
  moveSchema.extend({ kind: z.literal('renamePage') }),
  removalSchema.extend({ kind: z.literal('removePage') }),
])

/** A change of the pages. */
export type PageChange = z.output<typeof pageChangeSchema>

/** A result of a change, as a sentence. */
export type Consequence = {
  readonly text: string
  /** What it concerns, one line each. Default: the text says it. */
  readonly items?: readonly string[]
}

/** What a change would do, or why it is not possible. Nothing is written. */
export type PagePreview =
  | {
      readonly result: 'possible'
      /** Identifies the manifest, and what the change does to it. */
      readonly version: string
      readonly consequences: readonly Consequence[]
      /** The names of the files of the manifest that it changes. */
      readonly files: readonly string[]
    }
  | {
      readonly result: 'rejected'
      /** The property of the change that is invalid. Default: none in particular. */
      readonly field?: 'path' | 'to' | undefined
      readonly problems: readonly Problem[]
    }
