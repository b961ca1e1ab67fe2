import * as z from 'zod'

const path = z.string().max(500)

/** The properties of each change that adds a page. */
const newPageShape = {
  path,
  /** Default: the last segment of the path as words; of a copy, the title of the copied page with a number. */
  title: z.string().max(500).optional(),
  /** The text of its menu item, or `true` for the title. Default: no menu item. */
  menu: z.union([z.boolean(), z.string().max(500)]).optional(),
  /** Whether lists that link to most of its siblings link to it too. Default: true. */
  links: z.boolean().optional(),
}

/** A change of the pages. */
export const pageChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Adds a page with placeholder texts. */
    kind: z.literal('addPage'),
    ...newPageShape,
    /** The name of a page template. */
    template: z.string().max(100),
  }),
  z.strictObject({
    /** Adds a copy of a page, as a draft. */
    kind: z.literal('copyPage'),
    ...newPageShape,
    /** The path of the page that is copied. */
    copyOf: path,
  }),
  z.strictObject({
    /** Changes the title and the path of a page. */
    kind: z.literal('renamePage'),
    path,
    /** The new path, or the present one. */
    to: path,
    /** Default: the present title. */
    title: z.string().max(500).optional(),
    /** Whether headings, menu items and links that are equal to the old title change too. Default: true. */
    texts: z.boolean().optional(),
    /** Whether the pages below it move too. */
    children: z.boolean(),
    /** Whether the old paths redirect to the new ones. */
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
    /** Whether menu items, footer links, cards and optional links to it are removed. */
    removeLinks: z.boolean(),
  }),
])

/** A change of the pages. */
export type PageChange = z.output<typeof pageChangeSchema>

type ChangeOf<Kind extends PageChange['kind']> = Omit<Extract<PageChange, { kind: Kind }>, 'kind'>

export type NewPageRequest = ChangeOf<'addPage'>

export type PageCopyRequest = ChangeOf<'copyPage'>

export type MoveRequest = ChangeOf<'renamePage'>

export type RemovalRequest = ChangeOf<'removePage'>
