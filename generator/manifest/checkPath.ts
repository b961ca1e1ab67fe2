import { PAGE_PATH } from '../../src/model/link.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** What is wrong with a value, without its place. */
export type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint'>

/** What keeps a text from being the address of a page, and how to write it instead. */
export function checkPath(written: string): Problem | undefined {
  if (PAGE_PATH.test(written)) return undefined
  const shown = JSON.stringify(written)
  if (climbs(written)) {
    return {
      code: 'path-traversal',
      message: `${shown} holds a step to another folder, which no address of this site may`,
      hint: `Write the address in full. ${SHAPE}`,
    }
  }
  const withoutSlash = written.replace(/(?<=.)\/+$/, '')
  if (withoutSlash !== written && PAGE_PATH.test(withoutSlash)) {
    return {
      code: 'trailing-slash',
      message: `${shown} ends in a slash: addresses of this site do not`,
      hint: `Write ${JSON.stringify(withoutSlash)}.`,
    }
  }
  if (PAGE_PATH.test(written.toLowerCase())) {
    return {
      code: 'wrong-case',
      message: `${shown} holds capital letters: addresses of this site do not`,
      hint: `Write ${JSON.stringify(written.toLowerCase())}.`,
    }
  }
  return {
    code: 'malformed-path',
    message: `${shown} is no address of this site`,
    hint: `Write ${JSON.stringify(wellFormed(written))}. ${SHAPE}`,
  }
}

const SHAPE =
  'An address is a slash and lower-case words joined by hyphens, without a slash at the end, e.g. /about-us/team.'

/** Segments of dots, written plainly or encoded, and the separators of other systems. */
function climbs(written: string): boolean {
  const plain = written.replaceAll(/%2e/gi, '.')
  return /(?:^|\/)\.{1,2}(?:\/|$)/.test(plain) || /\\|%2f|%5c/i.test(written)
}

/** The nearest address that is well formed. */
function wellFormed(written: string): string {
  const segments = written
    .normalize('NFKD')
    .toLowerCase()
    .split('/')
    .map((segment) => segment.replaceAll(/\p{M}/gu, '').replaceAll(/[^a-z0-9]+/g, '-'))
    .map((segment) => segment.replaceAll(/^-|-$/g, ''))
    .filter((segment) => segment !== '')
  return `/${segments.join('/')}`
}
