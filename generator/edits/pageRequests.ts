import * as z from 'zod'

const path = z.string().max(500)

/** A change of the pages. */
export const pageChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Adds a page with placeholder texts. */
    kind: z.literal('addPage'),
    path,
    /** The name of a page template. */
    template: z.string().max(100),
    /** Default: the last segment of the path as words. */
    title: z.string().max(500).optional(),
    /** The text of its menu item, or `true` for the title. Default: no menu item. */
    menu: z.union([z.boolean(), z.string().max(500)]).optional(),
    /** Whether lists that link to most of its siblings link to it too. Default: true. */
    links: z.boolean().optional(),
  }),
  z.strictObject({
    /** Changes the path of a page. */
    kind: z.literal('renamePage'),
    path,
    to: path,
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

export type MoveRequest = ChangeOf<'renamePage'>

export type RemovalRequest = ChangeOf<'removePage'>
