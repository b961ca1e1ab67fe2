/**
 * The path of a place's map document, which is the content of the map's iframe. No page can have this path, because
 * page paths contain no dot.
 */
export const mapPath = (place: string) => `/maps/${place}.html`

/** Whether a path is the path of a map document. */
export const isMapPath = (path: string) => /^\/maps\/\w+\.html$/.test(path)

/** The URL of a map with markers for a place and other places, e.g. `/maps/headquarters.html#boston,denver`. */
export const mapUrl = (place: string, others: readonly string[]) =>
  others.length === 0 ? mapPath(place) : `${mapPath(place)}#${others.join(',')}`

/** The other places in the hash of a map's URL, e.g. `boston` and `denver` for `#boston,denver`. */
export const otherPlacesIn = (hash: string): readonly string[] =>
  hash.length < 2 ? [] : hash.slice(1).split(',')

/**
 * The regular expression of the unknown paths that can redirect to the home page (`unknownPaths`): one segment without a
 * dot, with or without a trailing slash, e.g. `/unknown`. Other unknown paths get the error page. The
 * syntax means the same in JavaScript and in nginx.
 */
export const HOME_FALLBACK_PATTERN = '^/[^/.]+/?$'

/** Whether an unknown path redirects to the home page, if `unknownPaths` is `home`. */
export const fallsBackToHome = (pathname: string): boolean =>
  new RegExp(HOME_FALLBACK_PATTERN).test(pathname)
