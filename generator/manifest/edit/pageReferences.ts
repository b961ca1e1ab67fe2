import { siteSchema, type Site } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { mapReferences } from '../schemaWalk.ts'

/** A value of the manifest that refers to a page. */
export type PageReference = {
  readonly path: ModelPath
  /** The value as written, e.g. `/contact-us#form`. */
  readonly value: string
  /** The path of the page, e.g. `/contact-us`. It may not exist. */
  readonly page: string
  /** The id of the section after `#`. Default: none. */
  readonly anchor?: string
}

/** All references to pages of the site, in the order of the manifest. */
export function pageReferences(site: Site): PageReference[] {
  const found: PageReference[] = []
  mapReferences(siteSchema, site, (kind, value, path) => {
    const isPage = kind === 'page' || (kind === 'link' && value.startsWith('/'))
    const [page = '', anchor] = value.split('#')
    if (isPage) found.push({ path, value, page, ...(anchor === undefined ? {} : { anchor }) })
    return value
  })
  return found
}
