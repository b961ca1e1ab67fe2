import type { Reference } from './reference.ts'

/** What the generated code tells the model of the site; `src/router.ts` declares it. */
export interface GeneratedSite {}

/** An address of this site. */
export type SitePath = GeneratedSite extends { readonly path: infer P extends string } ? P : string

/** The address of a page of this site. */
export type PagePath = SitePath | Reference<'page'>

/** Where a link leads: a page of this site, with an optional `#section`, or an `https:`, `mailto:` or `tel:` address. */
export type LinkTarget =
  | PagePath
  | Reference<'link'>
  | `${SitePath}#${string}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`

/** Whether the path of a link target is a page of this site, which the router shows. */
export const isSitePath = (path: string): path is SitePath => path.startsWith('/')
