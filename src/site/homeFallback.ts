/**
 * The unknown addresses that lead to the home page: one segment, a trailing slash not counted,
 * without a dot. Missing files and deeper addresses do not. JavaScript and nginx read it alike.
 */
export const HOME_FALLBACK = '^/[^/.]+/?$'

/** Whether a visitor at this unknown address belongs on the home page. */
export const fallsBackToHome = (pathname: string): boolean =>
  new RegExp(HOME_FALLBACK).test(pathname)
