import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Site } from '../../../src/site/site.ts'
import { pageAtPath } from '../../manifest/pages.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { readExampleText } from '../../server/gallery/examples.ts'
import type { EditableSections, SectionKindInfo } from '../protocol.ts'
import { editableList } from './lists.ts'

/** The sections of the page at a path. Unknown paths show the not-found page. */
export function editableSections(
  site: Site,
  source: ManifestSource,
  path: string,
): EditableSections {
  const { root, sections } = pageAtPath(site, path)
  return {
    list: editableList(site, source, [...root, 'sections']),
    sections: sections.map(({ id, section: { kind, heading } }) => ({ id, kind, heading })),
  }
}

/** Every kind of section with the doc comment of its schema. */
export const sectionKinds = (project: Project): Promise<SectionKindInfo[]> =>
  Promise.all(
    sectionSchema.options.map(async ({ shape }) => {
      const kind = shape.kind.value
      const { doc } = await readExampleText(project, kind)
      return { kind, doc: doc.replaceAll('`', '') }
    }),
  )
