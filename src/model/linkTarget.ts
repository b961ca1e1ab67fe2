import type { Reference } from './reference.ts'

/** The paths of the generated site. `src/router.ts` adds them by declaration merging. */
export interface GeneratedSite {}

/** A path of this site. */
export type SitePath = GeneratedSite extends { readonly path: infer P extends string } ? P : string

/** The path of a page of this site. */
export type PagePath = SitePath | Reference<'page'>

/** The path of a document for download. */
type DocumentPath = `/${string}.pdf`

/** The target of a link: the path of a page with an optional `#section`, the path of a document, or an `https:`, `mailto:` or `tel:` URL. */
export type LinkTarget =
  | PagePath
  | Reference<'link'>
  | `${SitePath}#${string}`
  | DocumentPath
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`

/** Whether a link target is a path of this site, which the router handles. */
export const isSitePath = (path: string): path is SitePath =>
  path.startsWith('/') && !isDocumentPath(path)

/** Whether a link target is a document for download, which is a file. */
export const isDocumentPath = (path: string): path is DocumentPath =>
  path.startsWith('/') && path.endsWith('.pdf')
