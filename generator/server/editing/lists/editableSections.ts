import type { EditableSections } from '../../../../src/editing/sections/editableSections.ts'
import type { Site } from '../../../../src/site/site.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import { sectionIds, sitePages } from '../../../manifest/pages.ts'
import { editableList } from './listAt.ts'

/** The sections of the page at a path. Unknown paths show the not-found page. */
export function editableSections(
  site: Site,
  source: ManifestSource,
  path: string,
): EditableSections {
  const found = sitePages(site).find((each) => each.path === path)
  const page = found?.page ?? site.notFound
  const root = found === undefined ? ['notFound'] : ['routes', found.canonical]
  const ids = sectionIds(page, site)
  return {
    list: editableList(site, source, [...root, 'sections']),
    sections: page.sections.map(({ kind, heading }, index) => ({
      id: ids[index] ?? '',
      kind,
      heading,
    })),
  }
}
