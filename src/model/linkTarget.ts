import type { Reference } from './reference.ts'

/** The paths of the generated site. `src/router.ts` adds them by declaration merging. */
export interface GeneratedSite {}

/** A path of this site. */
export type SitePath = GeneratedSite extends { readonly path: infer P extends string } ? P : string

/** The path of a page of this site. */
export type PagePath = SitePath | Reference<'page'>

/** The path of a document or a file for download. */
type DownloadPath = `/${string}.${string}`

/** The target of a link: the path of a page with an optional `#section`, the path of a download, or an `https:`, `mailto:` or `tel:` URL. */
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
  path.startsWith('/') && !isDownloadPath(path)

/** Whether a link target is a file for download. The paths of pages contain no dot. */
export const isDownloadPath = (path: string): path is DownloadPath =>
  path.startsWith('/') && path.includes('.')
