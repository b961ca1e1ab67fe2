import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'

/** Search engines cut off what is longer than they have room for: characters, by experience. */
const TITLE = { least: 1, most: 60 }
const DESCRIPTION = { least: 50, most: 160 }

/** Titles and descriptions fit into a search result. */
export const metadataFitsSearchResults: Rule = (site) =>
  Object.entries(site.routes).flatMap(([path, route]) =>
    'sameAs' in route || !route.indexed
      ? []
      : [
          ...unfit('title-length', 'title', route.title, TITLE, ['routes', path, 'title']),
          ...unfit('description-length', 'description', route.description, DESCRIPTION, [
            'routes',
            path,
            'description',
          ]),
        ],
  )

function unfit(
  code: 'title-length' | 'description-length',
  what: string,
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
  path: ModelPath,
): Diagnostic[] {
  const { length } = text
  if (length >= least && length <= most) return []
  const [message, hint] =
    length < least
      ? [
          `the ${what} of ${length} characters says little in a search result`,
          `Write at least ${least}.`,
        ]
      : [
          `the ${what} of ${length} characters is cut off in a search result`,
          `Write at most ${most}.`,
        ]
  return [{ code, path, message, hint }]
}
