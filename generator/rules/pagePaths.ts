import { pageId } from '../manifest/pages.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** Names that the site's own files have: a page there would hide them or be hidden. */
const RESERVED = ['/assets', '/images', '/404', '/index', '/navigation', '/form-service']

/** Windows keeps these names for devices, whatever ends them: no file of a page can have one. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** The home page is there, and no address hides another one. */
export const pagePathsAreValid: Rule = (site) => [
  ...homeThere(Object.keys(site.routes)),
  ...Object.keys(site.routes).flatMap((path) => reserved(path, ['routes', path], true)),
  ...site.redirects.flatMap(({ from }, index) => reserved(from, ['redirects', index, 'from'])),
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

function reserved(address: string, path: ModelPath, atKey = false): Diagnostic[] {
  const taken = RESERVED.find((name) => address === name || address.startsWith(`${name}/`))
  const device = address.split('/').find((segment) => DEVICE.test(segment))
  if (taken === undefined && device === undefined) return []
  const owner =
    taken === undefined ? `a device of Windows, ${device}` : `the site's own files at ${taken}`
  return [
    {
      code: 'reserved-address',
      path,
      atKey,
      message: `${JSON.stringify(address)} is kept for ${owner}`,
      hint: 'Choose another address.',
    },
  ]
}
