import * as z from 'zod'
import { moveSchema, newPageSchema, removalSchema } from '../manifest/edit/requests.ts'
import type { Problem } from './protocol.ts'

/** A change of the pages or of the menu. */
export const pageChangeSchema = z.discriminatedUnion('kind', [
  newPageSchema.extend({ kind: z.literal('addPage') }),
  moveSchema.extend({ kind: z.literal('renamePage') }),
  removalSchema.extend({ kind: z.literal('removePage') }),
  z.strictObject({
    /** Moves an item of the menu to another position in its list. */
    kind: z.literal('moveMenuEntry'),
    /** The index of the item whose submenu contains it. Default: the menu itself. */
    within: z.int().min(0).optional(),
    from: z.int().min(0),
    to: z.int().min(0),
    /** The texts of the items that the author saw, in their order. The change is rejected if the menu has others. */
    before: z.array(z.string().max(500)).max(1000),
  }),
])

/** A change of the pages or of the menu. */
export type PageChange = z.output<typeof pageChangeSchema>

/** A page of the site. */
export type ListedPage = {
  readonly path: string
  /** The title. Of an additional path: the title of the page that it shows. */
  readonly title: string
  /** Why builds do not always contain it, e.g. `draft` or `from 2026-12-01`. */
  readonly publication?: string | undefined
  /** The path of the page that it shows, if it is an additional path. */
  readonly alias?: string | undefined
}

/** An item of the menu. */
export type MenuEntry = {
  readonly text: string
  /** Undefined if the item only opens its submenu. */
  readonly to: string | undefined
  readonly children: readonly MenuEntry[]
}

/** The pages of the site, its menu, and the templates for new pages. */
export type PageList = {
  readonly pages: readonly ListedPage[]
  readonly menu: readonly MenuEntry[]
  readonly templates: readonly { readonly name: string; readonly purpose: string }[]
}

/** A result of a change, as a sentence. */
export type Consequence = {
  readonly text: string
  /** What it concerns, one line each. */
  readonly items: readonly string[]
}

/** A file that would be written. */
export type FilePreview = {
  /** Relative to the project. */
  readonly name: string
  readonly state: 'new' | 'changed' | 'removed'
  readonly addedLines: number
  readonly removedLines: number
}

/** What a change would do, or why it is not possible. Nothing is written. */
export type PagePreview =
  | {
      readonly result: 'possible'
      /** The id for `write`. */
      readonly id: string
      readonly consequences: readonly Consequence[]
      /** The files of the manifest. */
      readonly files: readonly FilePreview[]
      /** The generated files. */
      readonly generated: readonly FilePreview[]
    }
  | {
      readonly result: 'rejected'
      /** The property of the change that is invalid. Default: none in particular. */
      readonly field?: 'path' | 'to' | undefined
      readonly problems: readonly Problem[]
    }
