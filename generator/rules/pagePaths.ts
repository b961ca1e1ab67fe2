import { pageId } from '../manifest/pages.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** The paths of the site's own files. A page with such a path would hide them, or they would hide it. */
const RESERVED = ['/assets', '/images', '/404', '/index', '/navigation', '/form-service']

/** Reserved file names on Windows, with any extension. The file of a page cannot have such a name. */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** The home page exists, no path is reserved, and page ids are unique. */
export const pagePathsAreValid: Rule<'routes' | 'documents' | 'redirects'> = (site, { parts }) => [
  ...missingHomePage(parts.names(['routes'])),
  ...Object.keys(site.routes).flatMap((path) => reservedPath(path, ['routes', path], true)),
  ...Object.keys(site.documents).flatMap((path) => reservedPath(path, ['documents', path], true)),
  ...site.redirects.flatMap(({ from }, index) => reservedPath(from, ['redirects', index, 'from'])),
  ...duplicates(
    'page-id-conflict',
    'the id of a page',
    [
      { value: 'notFound', path: ['notFound'] },
      ...Object.keys(site.routes).map((path) => ({
        value: pageId(path),
        path: ['routes', path],
        atKey: true,
      })),
    ],
    'The generator derives the id from the path, without slashes and hyphens. Choose another path.',
  ),
]

function missingHomePage(paths: readonly string[] | undefined): Diagnostic[] {
  if (paths?.includes('/') !== false) return []
  return [
    {
      code: 'missing-home-page',
      path: ['routes'],
      message: 'The site has no home page.',
      hint: 'Add a page with the path "/".',
    },
  ]
}

function reservedPath(pagePath: string, path: ModelPath, atKey = false): Diagnostic[] {
  const folder = RESERVED.find((name) => pagePath === name || pagePath.startsWith(`${name}/`))
  const device = pagePath.split('/').find((segment) => WINDOWS_DEVICE.test(segment))
  if (folder === undefined && device === undefined) return []
  const quoted = JSON.stringify(pagePath)
  return [
    {
      code: 'reserved-path',
      path,
      atKey,
      message:
        folder === undefined
          ? `${quoted} contains "${device}", which is a reserved file name on Windows.`
          : `${quoted} is reserved: the site's own files use ${folder}.`,
      hint: 'Choose another path.',
    },
  ]
}
