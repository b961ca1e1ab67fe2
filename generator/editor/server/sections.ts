import * as z from 'zod'
import { textRegistry } from '../../../src/model/text.ts'
import { formattedNumberRegistry } from '../../../src/model/values.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Site } from '../../../src/site/site.ts'
import { importWithVite } from '../../project/importWithVite.ts'
import { property } from '../../diagnostics/diagnostic.ts'
import { literalValue } from '../../manifest/edit/literals.ts'
import { editExpression, parseExpression, replaceNode } from '../../manifest/edit/textEdit.ts'
import { closestValue, type ManifestSource } from '../../manifest/locate.ts'
import { shownPage } from '../../manifest/pages.ts'
import type { Project } from '../../manifest/project.ts'
import { markedValues } from '../../manifest/schemaWalk.ts'
import { declaredNames } from '../../server/gallery/declaredNames.ts'
import { readExample, readExampleText } from '../../server/gallery/examples.ts'
import type { EditableSections, SectionKindInfo } from '../protocol.ts'
import { editableList, uniqueEntry } from './lists.ts'

/** The sections of the page at a path. Unknown paths show the not-found page. */
export function editableSections(
  site: Site,
  source: ManifestSource,
  path: string,
): EditableSections {
  const { root, sections } = shownPage(site, path)
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

/**
 * The code of a new section: the example of its kind, with names that the site declares, and an id and a
 * heading that no other section of the page has. Its texts, numbers and dates are marked with `sample(…)`,
 * because they are those of another company. Rejects with a message for the author if the site
 * declares nothing that the example could refer to.
 */
export async function sectionCode(
  project: Project,
  site: Site,
  sections: readonly unknown[],
  kind: string,
): Promise<string> {
  const { snippet: code } = await readExampleText(project, kind)
  const example = { data: await readExample(project, kind, importWithVite), snippet: code }
  const { data, snippet } = declaredNames(withFreeForms(site, sections))(kind, example)
  const node = parseExpression(withSamples(snippet, data))
  return uniqueEntry(node, data, sectionSchema, sections)
}

/** The code of an example with `sample(…)` around the values that its site would replace. */
const withSamples = (code: string, data: unknown) =>
  editExpression(code, (root) =>
    markedValues(REPLACED, sectionSchema, data).flatMap(({ value, path }) => {
      const node = closestValue(root, path)
      return literalValue(node) === value ? [replaceNode(node, `sample(${node.getText()})`)] : []
    }),
  )

/** The schemas of texts, of numbers that pages show, and of dates. */
const REPLACED = {
  has: (schema: z.core.$ZodType) =>
    textRegistry.has(schema) ||
    formattedNumberRegistry.has(schema) ||
    schema instanceof z.ZodISODate,
}

/** The site with only the forms that a page does not show yet, if there are any: a page shows a form once. */
function withFreeForms(site: Site, sections: readonly unknown[]): Site {
  const shown = sections.map((section) => property(section, 'form'))
  const free = Object.entries(site.forms).filter(([name]) => !shown.includes(name))
  return free.length === 0 ? site : { ...site, forms: Object.fromEntries(free) }
}
