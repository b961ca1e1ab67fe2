import * as z from 'zod'
import { referenceRegistry } from '../../../src/model/reference.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { isObject, valueAt } from '../../diagnostics/diagnostic.ts'
import { schemaAt } from '../schemaWalk.ts'
import { toLiteral } from './literal.ts'
import type { SiblingList } from './siblingLinks.ts'

/** The page to which a new entry links. */
export type LinkedPage = {
  readonly path: string
  /** The code of its title. */
  readonly titleCode: string
}

/**
 * The code of a list's new entry, with the properties of the entry of the last sibling: its link leads
 * to the new page, its title is the one of the page, and other texts are placeholders. Optional icons,
 * images and lists are left out.
 */
export function linkEntry(site: Site, list: SiblingList, page: LinkedPage): string {
  const path = [...list.path, list.last]
  return codeOf(schemaAt(siteSchema, site, path), valueAt(site, path), list, page) ?? '{}'
}

/** The properties that contain the name of an entry, in order of preference. */
const NAMES = ['title', 'text', 'term']

/** The code of a value. Undefined if the property is left out. */
function codeOf(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  list: SiblingList,
  page: LinkedPage,
): string | undefined {
  if (!(schema instanceof z.ZodObject) || !isObject(value)) {
    if (schema instanceof z.ZodArray && Array.isArray(value)) {
      const first = codeOf(schema.element, value[0], list, { ...page, titleCode: SAMPLE_TEXT })
      return `[${first ?? ''}]`
    }
    return schema instanceof z.ZodString ? SAMPLE_TEXT : linkOr(schema, value, list, page)
  }
  const name = NAMES.find((key) => typeof value[key] === 'string')
  const properties = Object.entries(value).flatMap(([key, item]): string[] => {
    const property: z.core.$ZodType | undefined = schema.shape[key]
    if (property === undefined || isDefault(property, item)) return []
    const inner = schemaAt(property, item, [])
    const code = key === name ? page.titleCode : codeOf(inner, item, list, page)
    if (code === undefined || (isOptional(property) && canBeLeftOut(inner))) return []
    return [`${key}: ${code}`]
  })
  return `{ ${properties.join(', ')} }`
}

const SAMPLE_TEXT = `sample(${toLiteral('What the page is about, in one sentence.')})`

/** A reference, a number or a fixed value. A link to the sibling leads to the new page instead. */
function linkOr(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  { sibling }: SiblingList,
  { path }: LinkedPage,
): string {
  const isLink = schema !== undefined && isPageLink(schema)
  const leadsToSibling = isLink && String(value).split('#', 1)[0] === sibling
  return toLiteral(leadsToSibling ? path : value)
}

const isPageLink = (schema: z.core.$ZodType) => {
  const kind = referenceRegistry.get(schema)?.kind
  return kind === 'link' || kind === 'page'
}

const canBeLeftOut = (schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodArray ||
  (schema !== undefined && referenceRegistry.has(schema) && !isPageLink(schema))

const isOptional = (schema: z.core.$ZodType) => z.safeParse(schema, undefined).success

/** Whether the manifest can omit a property, because the value is the default. */
const isDefault = (schema: z.core.$ZodType, value: unknown) =>
  toLiteral(z.safeParse(schema, undefined).data) === toLiteral(value)
