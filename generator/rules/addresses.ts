import { pageId } from '../pages.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** Names that the site's own files have: a page there would hide them or be hidden. */
const RESERVED = ['/assets', '/images', '/404', '/index', '/navigation', '/form-service']

/** The home page is there, and no address hides another one. */
export const addressesStandAlone: Rule = (site) => [
  ...homeThere(Object.keys(site.routes)),
  ...Object.keys(site.routes).flatMap(reserved),
  ...duplicates(
    'page-name-clash',
    'the generated name of a page',
    [
      { value: 'notFound', path: ['notFound'] },
      ...Object.keys(site.routes).map((path) => ({
        value: pageId(path),
        path: ['routes', path],
        atKey: true,
      })),
    ],
    'An address gives its page this name without hyphens and slashes: choose another address.',
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
      message: `${JSON.stringify(path)} is kept for the site's own files at ${taken}`,
      hint: 'Choose another address.',
    },
  ]
}
