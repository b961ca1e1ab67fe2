import type * as z from 'zod'
import { fieldSchema } from '../../src/forms/schema.ts'
import { DOWNLOAD, httpsUrl, PAGE_PATH } from '../../src/model/link.ts'
import { roleOf } from '../../src/model/role.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import { siteSchema } from '../../src/site/site.ts'
import type { DiagnosticText, ModelPath } from '../diagnostics/diagnostic.ts'
import { closestName, nameHint } from '../diagnostics/suggest.ts'
import { formatCodePoint, quoted } from '../text.ts'
import { pathSegment } from './sitePages.ts'
import { schemaAt } from './schemaWalk.ts'

/** The paths of the pages that a link can lead to, and the language of the site. */
type PathContext = { readonly pages: readonly string[]; readonly language: string }

/** A more exact problem than the schema's own issue, for paths, links, autocomplete values and alt texts. */
export function explainValue(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: ModelPath,
  site: PathContext,
): DiagnosticText | undefined {
  if (value === undefined && isAltText(path)) return missingAltText(String(path[2]))
  if (typeof value !== 'string' || schema === undefined) return undefined
  const autocomplete = roleOf(schema, 'autocomplete')
  if (autocomplete !== undefined) return explainAutocomplete(value, autocomplete.names)
  const reference = roleOf(schema, 'reference')
  const property = path[0] === 'redirects' && path.length === 3 ? path[2] : undefined
  if (property === 'to' && !value.startsWith('/')) {
    const hint = 'Write the path of a page, e.g. /services, or a URL that begins with https://.'
    return explainUrl(value, ['https'], hint)
  }
  if (property === 'from') return checkPath(value, site.language)
  if (reference?.kind === 'page') return invalidPath(value, similarPath(value, site))
  if (reference?.kind === 'link') return explainLink(value, site)
  return schema === httpsUrl
    ? explainUrl(value, ['https'], 'Write a URL that begins with https://.')
    : undefined
}

const missingAltText = (image: string): DiagnosticText => ({
  code: 'missing-alt-text',
  message: `The image ${JSON.stringify(image)} has no alternative text.`,
  hint: "Add alt with a description of the image, or alt: '' for a decorative image.",
})

/** `media.images.<name>.alt` */
const isAltText = (path: ModelPath) =>
  path.length === 4 && path[1] === 'images' && path[3] === 'alt'

/** Explains why a text is no target of a link. Undefined if it is not similar to a path. */
export function explainLink(value: string, site: PathContext): DiagnosticText | undefined {
  const problem = explainUrl(
    value,
    ['https', 'mailto', 'tel'],
    'Write the path of a page, e.g. /services, or a URL that begins with https:, mailto: or tel:.',
  )
  if (problem !== undefined || /^\s*[a-z]+:/i.test(value)) return problem
  const similar = similarPath(value, site)
  // Browsers read `//evil.example` as the URL of another host.
  const isPath = /^\/(?!\/)/.test(value) || site.pages.includes(similar)
  const link = similar + (/#.*/s.exec(value)?.[0] ?? '')
  return isPath && link !== value ? invalidPath(value, link) : undefined
}

/** Checks a URL for invisible characters and its protocol. */
function explainUrl(
  value: string,
  protocols: readonly string[],
  hint: string,
): DiagnosticText | undefined {
  const [bidi] = /\p{Bidi_Control}/u.exec(value) ?? []
  if (bidi !== undefined) {
    return {
      code: 'bidi-control-character',
      message: `${quoted(value)} contains the bidirectional control character ${formatCodePoint(bidi)}, which can make it look like another address.`,
      hint: 'Remove the invisible character, or type the link again.',
    }
  }
  const [, protocol] = /^\s*([a-z][a-z\d+.-]*):/i.exec(value) ?? []
  if (protocol === undefined || protocols.includes(protocol)) return undefined
  return {
    code: 'disallowed-protocol',
    message: `${JSON.stringify(value)} uses the protocol ${JSON.stringify(`${protocol}:`)}, which is not allowed here.`,
    hint,
  }
}

/** Checks the path of a new page or of a redirect. Undefined if the path is valid. */
export const checkPath = (path: string, language: string): DiagnosticText | undefined =>
  PAGE_PATH.test(path) ? undefined : invalidPath(path, similarPath(path, { pages: [], language }))

const invalidPath = (path: string, similar: string): DiagnosticText => ({
  code: 'invalid-path',
  message: `${JSON.stringify(path)} is not a valid path.`,
  hint: `Did you mean ${JSON.stringify(similar)}? ${FORMAT}`,
})

const FORMAT =
  'A path is a slash and words of a–z and 0–9 joined by hyphens, without a trailing slash, e.g. /about-us/team.'

/** The valid path that is most similar to a text: of a page if there is one, or of a file. */
function similarPath(text: string, { pages, language }: PathContext): string {
  const [path = ''] = text.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)
  if (DOWNLOAD.test(path.toLowerCase())) return path.toLowerCase()
  const segments = path
    .replaceAll(/%[\da-f]{2}/gi, ' ')
    .split(/[/\\]/)
    .map((segment) => pathSegment(segment, language))
  const valid = `/${segments.filter((segment) => segment !== '').join('/')}`
  const validPages = pages.filter((page) => PAGE_PATH.test(page))
  return closestName(valid, validPages) ?? valid
}

/** Explains why a text is no valid `autocomplete` value of a field that accepts `names`. */
export function explainAutocomplete(value: string, names: readonly string[]): DiagnosticText {
  const name = value.trim().toLowerCase().split(/\s+/).at(-1) ?? ''
  return names.some((known) => known === name)
    ? {
        code: 'invalid-value',
        message: `${quoted(value)} is not written as HTML defines.`,
        hint: ORDER,
      }
    : {
        code: 'invalid-value',
        message: `${quoted(value)} is not an allowed value of this kind of field.`,
        ...nameHint(name, [...names, 'off'], 'values'),
      }
}

const ORDER =
  'Write section-<name>, then shipping or billing, then the name, in lower case. Before tel, its parts, email and impp, also home, work, mobile, fax or pager. All but the name can be left out.'

/** What the author may have created, and the file that registers it, by the union of all kinds. */
const REGISTRIES = new Map<z.core.$ZodType | undefined, string>([
  [sectionSchema, 'a new kind of section, register it in src/sections/schemas.ts'],
  [fieldSchema, 'a new kind of field, register it in src/forms/schema.ts'],
])

/** Says where a new kind of section or field is registered. Undefined for a path that is not a `kind`. */
export function newKindHint(path: ModelPath, manifest: unknown): string | undefined {
  if (path.at(-1) !== 'kind') return undefined
  const what = REGISTRIES.get(schemaAt(siteSchema, manifest, path.slice(0, -1)))
  return what && `If it is ${what}.`
}
