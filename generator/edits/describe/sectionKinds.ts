import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Project } from '../../projectPaths.ts'
import { capitalize, inWords } from '../../text.ts'
import { sectionDoc } from '../sectionDoc.ts'

/** Every kind of section with its name in words and the doc comment of its schema. */
export const sectionKinds = (project: Project) =>
  Promise.all(
    sectionSchema.options.map(async ({ shape }) => {
      const kind = shape.kind.value
      const doc = await sectionDoc(project, kind)
      return { kind, name: capitalize(inWords(kind)), doc: doc.replaceAll('`', '') }
    }),
  )
