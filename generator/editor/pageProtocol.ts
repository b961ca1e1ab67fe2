import * as z from 'zod'
import type { Problem } from './protocol.ts'

const path = z.string().max(500)

/** A change of the pages or of the menu that the page editor requests. */
const pageChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Adds a page with placeholder texts. */
    kind: z.literal('addPage'),
    path,
    /** The name of a page template. */
    template: z.string().max(100),
    /** Default: the last segment of the path as words. */
    title: z.string().max(500).optional(),
    /** Whether the menu gets an item for it. */
    menu: z.boolean(),
    /** Whether lists that link to most of its siblings link to it too. */
    links: z.boolean(),
  }),
  z.strictObject({
    /** Changes the path of a page. */
    kind: z.literal('renamePage'),
    path,
    to: path,
    /** Whether the pages below it move too. */
    children: z.boolean(),
    /** Whether the old path redirects to the new one. */
    redirect: z.boolean(),
  }),
  z.strictObject({
    /** Removes a page. */
    kind: z.literal('removePage'),
    path,
    /** Whether the pages below it are removed too. */
    children: z.boolean(),
    /** The page to which the old path and the remaining links lead. Default: no redirect. */
    redirect: path.optional(),
    /** Whether menu items, cards and optional links to it are removed. */
    removeLinks: z.boolean(),
  }),
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

/** The requests about pages. */
export const pagesRequestSchema = z.union([
  z.strictObject({
    /** Lists the pages and the menu. */
    list: z.literal(true),
  }),
  z.strictObject({
    /** Plans a change without writing it. */
    preview: pageChangeSchema,
  }),
  z.strictObject({
    /** Writes the change of the preview with this id. */
    write: z.string().max(100),
    /** The path of the open page. */
    from: path,
  }),
])

/** A request about pages. */
export type PagesRequest = z.output<typeof pagesRequestSchema>

/** A page of the site. */
export type ListedPage = {
  readonly path: string
  /** The title. Of an additional path: the title of the page that it shows. */
  readonly title: string
  /** The path of the page that it shows, if it is an additional path. */
  readonly alias?: string | undefined
}

/** An item of the menu. */
export type MenuEntry = {
  readonly text: string
  readonly to: string
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

/** The paths above a path, the closest first. */
export function ancestorsOf(path: string): string[] {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return parent === '' ? ['/'] : [parent, ...ancestorsOf(parent)]
}
