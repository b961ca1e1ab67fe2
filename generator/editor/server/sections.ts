import { Node } from 'ts-morph'
import * as z from 'zod'
import { textRegistry } from '../../../src/model/text.ts'
import { formattedNumberRegistry } from '../../../src/model/values.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Site } from '../../../src/site/site.ts'
import { importWithVite } from '../../project/importWithVite.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { isObject, property, valueAt, withoutValues } from '../../manifest/values.ts'
import { literalValue } from '../../manifest/edit/literals.ts'
import {
  editExpression,
  parseExpression,
  removeEntry,
  replaceNode,
} from '../../manifest/edit/textEdit.ts'
import { closestValue, type ManifestSource } from '../../manifest/locate.ts'
import { pageAtPath } from '../../manifest/pages.ts'
import type { Project } from '../../manifest/project.ts'
import { markedValues } from '../../manifest/schemaWalk.ts'
import { declaredNames } from '../../server/gallery/declaredNames.ts'
import { readExample, readExampleText, type ExampleData } from '../../server/gallery/examples.ts'
import type { EditableSections, SectionKindInfo } from '../protocol.ts'
import { editableList, uniqueEntry } from './lists.ts'

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

/**
 * The code of a new section: what its kind needs of its example, with names that the site declares, and an id and a
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
  const { snippet: whole } = await readExampleText(project, kind)
  const { data: needed, code } = neededPart(await readExample(project, kind, importWithVite), whole)
  const example = { data: needed, snippet: code }
  const { data, snippet } = declaredNames(withFreeForms(site, sections))(kind, example)
  const node = parseExpression(withSamples(snippet, sectionSchema, data))
  return uniqueEntry(node, data, sectionSchema, sections)
}

/** What a kind of section needs of its example: no optional properties, and one entry of each list if that is valid. */
function neededPart(example: ExampleData, snippet: string) {
  let data = example
  const removed: ModelPath[] = []
  /** Removes the value at a path if the section is valid without it. */
  function remove(path: ModelPath): boolean {
    const rest = z.safeParse(sectionSchema, withoutValues(data, [path])).data
    if (rest === undefined) return false
    data = rest
    removed.push(path)
    return true
  }
  function reduce(path: ModelPath): void {
    // From the end: of properties that can replace each other, and of the entries of a list, the first one stays.
    for (const key of keysOf(valueAt(data, path)).toReversed()) {
      if (key === 0 || !remove([...path, key])) reduce([...path, key])
    }
  }
  reduce([])
  const code = editExpression(snippet, (root) =>
    removed.flatMap((path) => {
      const node = closestValue(root, path.slice(0, -1))
      const entry = entryOf(node, path.at(-1))
      return entry === undefined ? [] : [removeEntry(entry)]
    }),
  )
  return { data, code }
}

/** The keys of an object, or the indexes of a list. */
const keysOf = (value: unknown): readonly (string | number)[] => {
  if (Array.isArray(value)) return [...value.keys()]
  return isObject(value) ? Object.keys(value) : []
}

/** The code of an entry of an object or a list. Undefined if the value is a default. */
function entryOf(node: Node, key: string | number | undefined): Node | undefined {
  if (typeof key === 'number') {
    return Node.isArrayLiteralExpression(node) ? node.getElements()[key] : undefined
  }
  return Node.isObjectLiteralExpression(node) ? node.getProperty(key ?? '') : undefined
}

/** The code of a value with `sample(…)` around the values that the author should replace. */
export const withSamples = (code: string, schema: z.core.$ZodType, data: unknown) =>
  editExpression(code, (root) =>
    markedValues(REPLACED, schema, data).flatMap(({ value, path }) => {
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
