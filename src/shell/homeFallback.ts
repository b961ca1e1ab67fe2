/**
 * Whether a visitor at this unknown address belongs on the home page: one segment, a trailing
 * slash not counted, without a dot. Missing files and deeper addresses do not.
 */
export function fallsBackToHome(pathname: string): boolean {
  return /^\/[^/.]+\/?$/.test(pathname)
}
