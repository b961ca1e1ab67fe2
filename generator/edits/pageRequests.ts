import * as z from 'zod'

const path = z.string().max(500)

/** Adds a page with placeholder texts. */
const newPageSchema = z.strictObject({
  path,
  /** The name of a page template. */
  template: z.string().max(100),
  /** Default: the last segment of the path as words. */
  title: z.string().max(500).optional(),
  /** The text of its menu item, or `true` for the title. Default: no menu item. */
  menu: z.union([z.boolean(), z.string().max(500)]).optional(),
  /** Whether lists that link to most of its siblings link to it too. Default: true. */
  links: z.boolean().optional(),
})

export type NewPageRequest = z.output<typeof newPageSchema>

/** Changes the path of a page. */
const moveSchema = z.strictObject({
  path,
  to: path,
  /** Whether the pages below it move too. */
  children: z.boolean(),
  /** Whether the old paths redirect to the new ones. */
  redirect: z.boolean(),
})

export type MoveRequest = z.output<typeof moveSchema>

/** Removes a page. */
const removalSchema = z.strictObject({
  path,
  /** Whether the pages below it are removed too. */
  children: z.boolean(),
  /** The page to which the old path and the remaining links lead. Default: no redirect. */
  redirect: path.optional(),
  /** Whether menu items, footer links, cards and optional links to it are removed. */
  removeLinks: z.boolean(),
})

export type RemovalRequest = z.output<typeof removalSchema>

/** A change of the pages. */
export const pageChangeSchema = z.discriminatedUnion('kind', [
  newPageSchema.extend({ kind: z.literal('addPage') }),
  moveSchema.extend({ kind: z.literal('renamePage') }),
  removalSchema.extend({ kind: z.literal('removePage') }),
])

/** A change of the pages. */
export type PageChange = z.output<typeof pageChangeSchema>
