import type { Reference } from './reference.ts'

/** The paths of the generated site. `src/router.ts` adds them by declaration merging. */
export interface GeneratedSite {}

/** A path of this site. */
export type SitePath = GeneratedSite extends { readonly path: infer P extends string } ? P : string

/** The path of a page of this site. */
export type PagePath = SitePath | Reference<'page'>

/** The path of a file of this site. */
type DownloadPath = `/${string}.${string}`

/** The target of a link: the path of a page with an optional `#section`, the path of a file, or an `https:`, `mailto:` or `tel:` URL. */
export type LinkTarget =
  | PagePath
  | Reference<'link'>
  | `${SitePath}#${string}`
  | DownloadPath
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`

/** Whether a link target is a path of this site, which the router handles. */
export const isSitePath = (path: string): path is SitePath =>
  path.startsWith('/') && !path.includes('.')

/** Whether a link target is a file for download. The paths of pages contain no dot. Feeds and calendar files are opened instead. */
export const isDownloadPath = (path: string): path is DownloadPath =>
  path.startsWith('/') && path.includes('.') && !/\.(?:atom|ics)$/.test(path)
