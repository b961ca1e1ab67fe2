import { fallsBackToHome } from '../../src/site/homeFallback.ts'

/** What the site's addresses are, as a server needs to know it. */
export type Addresses = {
  readonly addresses: readonly { readonly path: string }[]
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

/** What a server answers to a path. */
export type Answer =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly to: string }
  | { readonly kind: 'file' }

/**
 * The answer to a path of the site: a page, a redirect, or whatever file has that path. An unknown
 * path of one segment redirects to the home page. Slashes at the end of a path redirect to the path
 * without them; a path with any other empty segment is no page.
 */
export function answerTo(path: string, { addresses, redirects }: Addresses): Answer {
  const plain = withoutTrailingSlashes(path)
  const stands = (name: string) => addresses.some(({ path: own }) => own === name)
  const moved = redirects.find(({ from }) => from === plain)
  if (moved !== undefined) return { kind: 'redirect', status: 308, to: moved.to }
  if (stands(plain)) {
    return plain === path ? { kind: 'page', path } : { kind: 'redirect', status: 308, to: plain }
  }
  const named = plain === '/index.html' ? '/' : plain.replace(/\.html$/, '')
  if (named !== plain && stands(named)) return { kind: 'redirect', status: 308, to: named }
  if (fallsBackToHome(plain)) return { kind: 'redirect', status: 302, to: '/' }
  return { kind: 'file' }
}

/** Linear in the length of the path, which `/\/+$/` is not for a path with long runs of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** The file of a page below the site's root: `/services` is `services.html`, `/` is `index.html`. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
