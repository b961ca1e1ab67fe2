import type { Headers, Hosting } from '../../hosting/hosting.ts'
import { answerTo } from '../../hosting/answer.ts'
import type { RequestTarget } from '../../hosting/requestTarget.ts'
import type { SiteFile, SiteFiles } from './siteFiles.ts'

/** What a built site answers: a file, or a status without one. */
export type SiteReply =
  | {
      readonly kind: 'file'
      readonly status: 200 | 404
      readonly file: SiteFile
      readonly headers: Headers
    }
  | { readonly kind: 'status'; readonly status: number; readonly headers: Headers }

/** Maps the targets of requests to the replies of a built site. */
export function siteReplies(
  hosting: Hosting,
  files: SiteFiles,
): (target: RequestTarget) => SiteReply {
  const { documents, redirects, notFound, everywhere } = hosting
  const addresses = documents.map(({ address }) => ({ path: address }))
  const byAddress = new Map(documents.map((document) => [document.address, document]))

  return ({ path, search }) => {
    const answer = answerTo(path, { addresses, redirects })
    if (answer.kind === 'redirect') {
      const query = answer.status === 308 ? search : ''
      const headers = { ...everywhere, Location: answer.to + query }
      return { kind: 'status', status: answer.status, headers }
    }
    const document = answer.kind === 'page' ? byAddress.get(answer.path) : undefined
    if (document !== undefined) return send(200, files.document(document.file), document.headers)
    const isAsset = path.startsWith('/assets/')
    const file = files.at(path)
    if (file !== undefined) return send(200, file, isAsset ? hosting.assets : hosting.files)
    // A browser that asks for a script or a style sheet has no use for a page.
    if (isAsset) return { kind: 'status', status: 404, headers: everywhere }
    return send(404, files.document(notFound.file), notFound.headers)
  }

  function send(status: 200 | 404, file: SiteFile | undefined, headers: Headers): SiteReply {
    if (file === undefined) return { kind: 'status', status: 404, headers: everywhere }
    return { kind: 'file', status, file, headers }
  }
}
