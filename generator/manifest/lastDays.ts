import { shownDateRegistry } from '../../src/model/values.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { mapMarked } from './schemaWalk.ts'

/** The last days in a site, with their paths. `date`: `YYYY-MM-DD`. */
export function lastDays(site: Site): { readonly path: ModelPath; readonly date: string }[] {
  const found: { path: ModelPath; date: string }[] = []
  mapMarked(shownDateRegistry, siteSchema, site, (schema, date, path) => {
    if (typeof date === 'string' && shownDateRegistry.get(schema)?.isLastDay === true) {
      found.push({ path, date })
    }
    return date
  })
  return found
}
