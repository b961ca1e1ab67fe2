import type { SitePath } from '../../generated/site.gen.ts'
import type { Reference } from './reference.ts'

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
