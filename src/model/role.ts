import * as z from 'zod'

/** What the values of a schema are for, which their type does not say. */
export type RoleInfo =
  /** A text that people read. The page editor finds the texts of a site by this role. */
  | ({ readonly role: 'text' } & TextFormat)
  /** The name of something that the manifest declares elsewhere. */
  | ({ readonly role: 'reference' } & ReferenceInfo)
  /** The property `autocomplete` of a field of a form, with the names that it accepts. */
  | { readonly role: 'autocomplete'; readonly names: readonly string[] }
  /** An object with `source`, `confirmed` and `review`, which the launch check reads. */
  | { readonly role: 'reviewed' }
  /** A date or a number that pages show: components get it with its text. `lastDay`: the end of the day matters. */
  | { readonly role: 'date' | 'lastDay' | 'number' }
  /** Another date. */
  | { readonly role: 'day' }
  /** A value for the authors of the manifest, which no page gets. */
  | { readonly role: 'noted' }

/** The name of a role, e.g. `text`. */
export type Role = RoleInfo['role']

/** The format of a text that people read. */
export type TextFormat = {
  /** Whether pages can show it. False for a text that is only sent with a form, or compared with another one. */
  readonly isOnPages: boolean
  /** Whether components get it as a React node, because they show it and use it for nothing else. Default false. */
  readonly isContent?: boolean
  /**
   * The Markdown that it may contain: `inline` in a paragraph; `blocks` also several paragraphs, subheadings,
   * lists, quotes, tables and blocks of code. Default: none, it is plain text.
   */
  readonly markdown?: 'inline' | 'blocks'
}

/** What a reference refers to, and how it is shown. */
export type ReferenceInfo = {
  readonly kind:
    | 'link'
    | 'page'
    | 'icon'
    | 'image'
    | 'form'
    | 'event'
    | 'place'
    | 'hours'
    | 'category'
    | 'media'
    | 'language'
  /** For an image, the HTML attribute `sizes` with which it is shown. */
  readonly sizes?: string | undefined
  /** For an image, whether it is content of its own, not a decoration beside a text. Default: false. */
  readonly isContent?: boolean | undefined
  /**
   * What the page needs of it, if not everything. For an event, `end`: only its end. For a page, `articles`: the
   * articles below it. For a place, `map`: also its map.
   */
  readonly part?: 'end' | 'articles' | 'map' | undefined
}

/** The roles of schemas. A schema that is derived from another one has no role of its own. */
export const roles = z.registry<RoleInfo>()

/** What a schema says about its role, if it has this one. */
export type InfoOf<R extends Role> = Extract<RoleInfo, { readonly role: R }>

/** What a schema says about its role, if it is one of these. */
export function roleOf<R extends Role>(
  schema: z.core.$ZodType | undefined,
  ...wanted: readonly R[]
): InfoOf<R> | undefined {
  const info = schema && roles.has(schema) ? roles.get(schema) : undefined
  return isOneOf(info, wanted) ? info : undefined
}

const isOneOf = <R extends Role>(
  info: RoleInfo | undefined,
  wanted: readonly R[],
): info is InfoOf<R> => wanted.some((role) => role === info?.role)
