import type { SectionKindInfo } from '../../../../src/editing/sections/sectionKindInfo.ts'
import { sectionSchema } from '../../../../src/sections/schemas.ts'
import type { Project } from '../../../manifest/project.ts'
import { readExampleText } from '../../gallery/exampleText.ts'

/** Every kind of section with the doc comment of its schema. */
export const sectionKinds = (project: Project): Promise<SectionKindInfo[]> =>
  Promise.all(
    sectionSchema.options.map(async ({ shape }) => {
      const kind = shape.kind.value
      const { doc } = await readExampleText(project, kind)
      return { kind, doc: doc.replaceAll('`', '') }
    }),
  )
