import type { Page } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { sectionIds, sitePages } from './pages.ts'

/** A section of a page and its path in the manifest. */
export type LocatedSection = {
  readonly section: Page['sections'][number]
  readonly path: ModelPath
}

/** The section that a link such as `/services#our-work` leads to. Undefined if there is none. */
export function sectionAt(site: Site, link: string): LocatedSection | undefined {
  const [pagePath = '', id = ''] = link.split('#')
  const found = sitePages(site).find(({ path }) => path === pagePath)
  const index = found === undefined ? -1 : sectionIds(found.page, site).indexOf(id)
  const section = found?.page.sections[index]
  if (found === undefined || section === undefined) return undefined
  return { section, path: ['routes', found.canonical, 'sections', index] }
}
