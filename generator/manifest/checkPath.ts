import { PAGE_PATH } from '../../src/model/link.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** A problem of a value, without the value's location. */
export type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint'>

/** Checks the path of a page or a redirect. Undefined if the path is valid. */
export function checkPath(path: string): Problem | undefined {
  if (PAGE_PATH.test(path)) return undefined
  const quoted = JSON.stringify(path)
  if (isTraversal(path)) {
    return {
      code: 'path-traversal',
      message: `${quoted} contains ".", "..", an encoded separator or a backslash.`,
      hint: `Write the full path. ${FORMAT}`,
    }
  }
  const withoutSlash = path.replace(/(?<=.)\/+$/, '')
  if (withoutSlash !== path && PAGE_PATH.test(withoutSlash)) {
    return {
      code: 'trailing-slash',
      message: `${quoted} ends with a slash. Paths of this site have no trailing slash.`,
      hint: `Write ${JSON.stringify(withoutSlash)}.`,
    }
  }
  if (PAGE_PATH.test(path.toLowerCase())) {
    return {
      code: 'uppercase-path',
      message: `${quoted} contains upper-case letters. Paths of this site are lower-case.`,
      hint: `Write ${JSON.stringify(path.toLowerCase())}.`,
    }
  }
  return {
    code: 'invalid-path',
    message: `${quoted} is not a valid path.`,
    hint: `Write ${JSON.stringify(toValidPath(path))}. ${FORMAT}`,
  }
}

const FORMAT =
  'A path is a slash and lower-case words joined by hyphens, without a trailing slash, e.g. /about-us/team.'

/** Whether a path has dot segments, plain or percent-encoded, or backslashes. */
function isTraversal(path: string): boolean {
  const decoded = path.replaceAll(/%2e/gi, '.')
  return /(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded) || /\\|%2f|%5c/i.test(path)
}

/** The most similar valid path. */
function toValidPath(path: string): string {
  const segments = path
    .normalize('NFKD')
    .toLowerCase()
    .split('/')
    .map((segment) => segment.replaceAll(/\p{M}/gu, '').replaceAll(/[^a-z0-9]+/g, '-'))
    .map((segment) => segment.replaceAll(/^-|-$/g, ''))
    .filter((segment) => segment !== '')
  return `/${segments.join('/')}`
}
