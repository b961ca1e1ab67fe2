import { PAGE_PATH } from '../../src/model/link.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { plainLetters } from './plainLetters.ts'

/** A problem of a value, without the value's location. */
export type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint' | 'names'>

/**
 * Checks the path of a page or a redirect. Undefined if the path is valid. `fragment` is the end of a
 * link, e.g. `#form`, which suggestions keep. `language` is that of the site.
 */
export function checkPath(path: string, language: string, fragment = ''): Problem | undefined {
  if (PAGE_PATH.test(path)) return undefined
  const quoted = JSON.stringify(`${path}${fragment}`)
  const write = (valid: string) => `Write ${JSON.stringify(`${valid}${fragment}`)}.`
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) {
    return {
      code: 'invalid-path',
      message: `${quoted} is a URL, but only the path of a page of this site is possible here.`,
      hint: 'Write the path of a page, e.g. /careers. To lead visitors to another site, link to it from that page, or set up a redirect at your host.',
    }
  }
  if (isTraversal(path)) {
    return {
      code: 'path-traversal',
      message: `${quoted} contains ".", "..", an encoded separator or a backslash.`,
      hint: `Write the full path. ${FORMAT}`,
    }
  }
  if (path.startsWith('//')) {
    return {
      code: 'invalid-path',
      message: `${quoted} begins with two slashes. Browsers read it as the URL of another host.`,
      hint: FORMAT,
    }
  }
  const [, query] = /\?(.*)$/s.exec(path) ?? []
  if (query !== undefined) {
    return {
      code: 'invalid-path',
      message: `${quoted} contains a query, which pages of this site do not have.`,
      hint: `Remove "?${query}".`,
    }
  }
  const withoutSlash = path.replace(/(?<=.)\/+$/, '')
  if (withoutSlash !== path && PAGE_PATH.test(withoutSlash)) {
    return {
      code: 'trailing-slash',
      message: `${quoted} ends with a slash. Paths of this site have no trailing slash.`,
      hint: write(withoutSlash),
    }
  }
  if (PAGE_PATH.test(path.toLowerCase())) {
    return {
      code: 'uppercase-path',
      message: `${quoted} contains upper-case letters. Paths of this site are lower-case.`,
      hint: write(path.toLowerCase()),
    }
  }
  return {
    code: 'invalid-path',
    message: `${quoted} is not a valid path.`,
    hint: `${write(toValidPath(path, language))} ${FORMAT}`,
  }
}

const FORMAT =
  'A path is a slash and words of a–z and 0–9 joined by hyphens, without a trailing slash, e.g. /about-us/team.'

/** Whether a path has dot segments, plain or percent-encoded, or backslashes. */
function isTraversal(path: string): boolean {
  const decoded = path.replaceAll(/%2e/gi, '.')
  return /(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded) || /\\|%2f|%5c/i.test(path)
}

/** The most similar valid path. */
function toValidPath(path: string, language: string): string {
  const segments = plainLetters(path, language)
    .split('/')
    .map((segment) => segment.replaceAll(/[^a-z0-9]+/g, '-'))
    .map((segment) => segment.replaceAll(/^-|-$/g, ''))
    .filter((segment) => segment !== '')
  return `/${segments.join('/')}`
}
