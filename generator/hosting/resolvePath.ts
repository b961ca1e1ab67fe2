import { fallsBackToHome } from '../../src/site/homeFallback.ts'

/** The paths and redirects of the site. */
export type SitePaths = {
  readonly pages: readonly { readonly path: string }[]
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

/** What a server sends for a path. `file`: the static file with this path, or 404. */
export type PathResult =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly to: string }
  | { readonly kind: 'file' }

/**
 * Resolves a path of the site to a page, a redirect or a static file. Trailing slashes, `.html` and
 * `/index.html` redirect to the path of the page. An unknown path with one segment redirects to the
 * home page. A path with another empty segment is not a page.
 */
export function resolvePath(path: string, { pages, redirects }: SitePaths): PathResult {
  const plain = withoutTrailingSlashes(path)
  const isPage = (name: string) => pages.some(({ path: own }) => own === name)
  const redirect = redirects.find(({ from }) => from === plain)
  if (redirect !== undefined) return { kind: 'redirect', status: 308, to: redirect.to }
  if (isPage(plain)) {
    return plain === path ? { kind: 'page', path } : { kind: 'redirect', status: 308, to: plain }
  }
  const withoutExtension = plain === '/index.html' ? '/' : plain.replace(/\.html$/, '')
  if (withoutExtension !== plain && isPage(withoutExtension))
    return { kind: 'redirect', status: 308, to: withoutExtension }
  if (fallsBackToHome(plain)) return { kind: 'redirect', status: 302, to: '/' }
  return { kind: 'file' }
}

/** Runs in linear time. The regular expression `/\/+$/` takes quadratic time for many slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The file of a page, relative to the root of the site: `services.html` for `/services`, `index.html` for `/`. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
