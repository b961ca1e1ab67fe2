import { counted } from '../diagnostics/counted.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'

/** The number of characters that search results typically show. */
const TITLE = { min: 1, max: 60 }
const DESCRIPTION = { min: 50, max: 160 }

/** Titles and descriptions of indexed pages fit into a search result. */
export const metadataFitsSearchResults: Rule = (site) =>
  Object.entries(site.routes).flatMap(([path, route]) =>
    'sameAs' in route || !route.indexed
      ? []
      : [
          ...checkLength('title-length', 'title', route.title, TITLE, ['routes', path, 'title']),
          ...checkLength('description-length', 'description', route.description, DESCRIPTION, [
            'routes',
            path,
            'description',
          ]),
        ],
  )

function checkLength(
  code: 'title-length' | 'description-length',
  what: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
  path: ModelPath,
): Diagnostic[] {
  const { length } = text
  if (length >= min && length <= max) return []
  const message = `The ${what} has ${counted(length, 'character')}.`
  const hint =
    length < min
      ? `Write at least ${min}: a shorter ${what} says too little in a search result.`
      : `Write at most ${max}: search results cut off a longer ${what}.`
  return [{ code, path, message, hint }]
}
