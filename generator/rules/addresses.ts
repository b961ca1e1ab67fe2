import { pageId } from '../pages.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** Names that the site's own files have: a page there would hide them or be hidden. */
const RESERVED = ['/assets', '/images', '/404', '/navigation']

/** The home page is there, and no address hides another one. */
export const addressesStandAlone: Rule = (site) => [
  ...homeThere(Object.keys(site.routes)),
  ...Object.keys(site.routes).flatMap(reserved),
  ...duplicates(
    'page-name-clash',
    'the generated name of a page',
    Object.keys(site.routes).map((path) => ({ value: pageId(path), path: ['routes', path] })),
    'Two addresses differ in hyphens and slashes only: rename one.',
  ),
]

function homeThere(paths: readonly string[]): Diagnostic[] {
  if (paths.includes('/')) return []
  return [
    {
      code: 'no-home-page',
      path: ['routes'],
      message: 'the site has no page at "/"',
      hint: 'Add a page "/".',
    },
  ]
}

function reserved(path: string): Diagnostic[] {
  const taken = RESERVED.find((name) => path === name || path.startsWith(`${name}/`))
  if (taken === undefined) return []
  return [
    {
      code: 'reserved-address',
      path: ['routes', path],
      atKey: true,
      message: `${JSON.stringify(path)} is kept for the site's own files in ${taken}`,
      hint: 'Choose another address.',
    },
  ]
}
