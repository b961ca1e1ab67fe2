import type { Node } from 'ts-morph'
import * as z from 'zod'
import type { ListChange } from '../../../../src/editing/lists/listChanges.ts'
import { sectionSchema } from '../../../../src/sections/schemas.ts'
import { siteSchema, type Site } from '../../../../src/site/site.ts'
import { formatPath, type ModelPath, valueAt } from '../../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import type { Project } from '../../../manifest/project.ts'
import { schemaAt } from '../../../manifest/schemaWalk.ts'
import { sectionCode } from './sectionCode.ts'
import { uniqueEntry } from './uniqueEntry.ts'

/** The manifest that a change of a list applies to. */
export type ListContext = {
  readonly project: Project
  readonly site: Site
  readonly source: ManifestSource
}

/** The code of an entry, or why there is none. */
export type NewEntry = { readonly code: string } | { readonly problem: string }

/** The code of a new section. */
export async function newSection(
  { project, site }: ListContext,
  { list, section }: Extract<ListChange, { kind: 'insertSection' }>,
): Promise<NewEntry> {
  if (entrySchema(site, list) !== sectionSchema) {
    return { problem: `${formatPath(list)} is not a list of sections.` }
  }
  try {
    return { code: await sectionCode(project, site, entriesAt(site, list), section) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** The code of a copy of an entry, without the comments above it. */
export function copiedEntry(
  { site }: ListContext,
  list: ModelPath,
  index: number,
  node: Node,
): string {
  const schema = entrySchema(site, list)
  const entries = entriesAt(site, list)
  return schema === undefined
    ? node.getText()
    : uniqueEntry({ node, value: entries[index], schema }, entries)
}

function entriesAt(site: Site, list: ModelPath): readonly unknown[] {
  const value = valueAt(site, list)
  return Array.isArray(value) ? value : []
}

/** The schema of the entries of a list. Undefined if there is no list at the path. */
function entrySchema(site: Site, list: ModelPath): z.core.$ZodType | undefined {
  const schema = withoutWrappers(schemaAt(siteSchema, site, list))
  return schema instanceof z.ZodArray ? schema.element : undefined
}

const withoutWrappers = (schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault
    ? withoutWrappers(schema.def.innerType)
    : schema
