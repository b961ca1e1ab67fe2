/**
 * The regular expression of the unknown paths that redirect to the home page: one segment without a
 * dot, with or without a trailing slash, e.g. `/unknown`. Other unknown paths get the error page. The
 * syntax means the same in JavaScript and in nginx.
 */
export const HOME_FALLBACK_PATTERN = '^/[^/.]+/?$'

/** Whether an unknown path redirects to the home page. */
export const fallsBackToHome = (pathname: string): boolean =>
  new RegExp(HOME_FALLBACK_PATTERN).test(pathname)
