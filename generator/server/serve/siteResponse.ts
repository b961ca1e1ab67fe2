import type { Headers, Hosting } from '../../hosting/hosting.ts'
import { resolvePath } from '../../hosting/resolvePath.ts'
import type { RequestTarget } from '../../hosting/requestTarget.ts'
import type { SiteFile, SiteFiles } from './siteFiles.ts'

/** A response of a built site: a file, or only a status. */
export type SiteResponse =
  | {
      readonly kind: 'file'
      readonly status: 200 | 404
      readonly file: SiteFile
      readonly headers: Headers
    }
  | { readonly kind: 'status'; readonly status: number; readonly headers: Headers }

/** Returns a function that maps request targets to responses. */
export function siteResponses(
  hosting: Hosting,
  files: SiteFiles,
): (target: RequestTarget) => SiteResponse {
  const { documents, redirects, notFound, common } = hosting
  const documentOf = new Map(documents.map((document) => [document.path, document]))

  return ({ path, search }) => {
    const result = resolvePath(path, { pages: documents, redirects })
    if (result.kind === 'redirect') {
      const query = result.status === 308 ? search : ''
      const headers = { ...common, Location: result.to + query }
      return { kind: 'status', status: result.status, headers }
    }
    const document = result.kind === 'page' ? documentOf.get(result.path) : undefined
    if (document !== undefined)
      return fileResponse(200, files.byName(document.file), document.headers)
    const isAsset = path.startsWith('/assets/')
    const file = files.byPath(path)
    if (file !== undefined) return fileResponse(200, file, isAsset ? hosting.assets : hosting.files)
    // A browser that requests a script or a style sheet cannot use a page.
    if (isAsset) return { kind: 'status', status: 404, headers: common }
    return fileResponse(404, files.byName(notFound.file), notFound.headers)
  }

  function fileResponse(
    status: 200 | 404,
    file: SiteFile | undefined,
    headers: Headers,
  ): SiteResponse {
    if (file === undefined) return { kind: 'status', status: 404, headers: common }
    return { kind: 'file', status, file, headers }
  }
}
