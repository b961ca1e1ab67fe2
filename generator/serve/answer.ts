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
  | { readonly kind: 'notFound' }

/**
 * What stands at a path of the site: a page, a redirect, perhaps a file, or nothing. An unknown
 * path of one segment leads to the home page; every other one does not exist.
 */
export function answerTo(path: string, { addresses, redirects }: Addresses): Answer {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  const stands = (name: string) => addresses.some(({ path: own }) => own === name)
  const moved = redirects.find(({ from }) => from === plain)
  if (moved !== undefined) return { kind: 'redirect', status: 308, to: moved.to }
  if (stands(plain)) {
    return plain === path ? { kind: 'page', path } : { kind: 'redirect', status: 308, to: plain }
  }
  const named = plain === '/index.html' ? '/' : plain.replace(/\.html$/, '')
  if (named !== plain && stands(named)) return { kind: 'redirect', status: 308, to: named }
  if (/^\/[^/.]+$/.test(plain)) return { kind: 'redirect', status: 302, to: '/' }
  return { kind: 'file' }
}

/** The file of a page below the site's root: `/services` is `services.html`, `/` is `index.html`. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
