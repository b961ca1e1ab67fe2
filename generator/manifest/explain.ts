import type * as z from 'zod'
import { fieldSchema } from '../../src/forms/schema.ts'
import {
  autocompleteNames,
  autocompleteRegistry,
  isContactName,
  type AutocompleteName,
} from '../../src/model/autocomplete.ts'
import { options } from '../../src/model/form.ts'
import { DOWNLOAD, httpsUrl, PAGE_PATH } from '../../src/model/link.ts'
import { referenceRegistry } from '../../src/model/reference.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import { siteSchema } from '../../src/site/site.ts'
import { valueAt, type Diagnostic, type ModelPath } from '../diagnostics/diagnostic.ts'
import { closestName, listNames, nameHint } from '../diagnostics/suggest.ts'
import { formatCodePoint } from '../text.ts'
import { plainLetters } from './pages.ts'
import { schemaAt } from './schemaWalk.ts'

type PathContext = { readonly pages: readonly string[]; readonly language: string }

/**
 * A more exact problem than the schema's own issue, for paths, links, options, autocomplete values and
 * alt texts.
 * `site`: the paths of the manifest's pages, and its language.
 */
export function explainValue(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: ModelPath,
  site: PathContext,
): Problem | undefined {
  if (schema === options && Array.isArray(value) && value.length === 0) return NO_OPTIONS
  if (value === undefined && isAltText(path)) return missingAltText(String(path[2]))
  if (typeof value !== 'string' || schema === undefined) return undefined
  const autocomplete = autocompleteRegistry.get(schema)
  if (autocomplete !== undefined) return explainAutocomplete(value, autocomplete.names)
  const reference = referenceRegistry.get(schema)
  if (isRedirectTarget(path) && !value.startsWith('/')) {
    const hint = 'Write the path of a page, e.g. /services, or a URL that begins with https://.'
    return explainUrl(value, ['https'], hint)
  }
  if (reference?.kind === 'page' || isRedirectSource(path)) {
    const isFile = path[0] === 'redirects' && DOWNLOAD.test(value.toLowerCase())
    return isFile ? upperCaseFile(value) : checkPath(value, site.language)
  }
  if (reference?.kind === 'link') return explainLink(value, site)
  return schema === httpsUrl
    ? explainUrl(value, ['https'], 'Write a URL that begins with https://.')
    : undefined
}

const NO_OPTIONS: Problem = {
  code: 'empty-options',
  message: 'The field has no options.',
  hint: 'Add at least one option.',
}

const missingAltText = (image: string): Problem => ({
  code: 'missing-alt-text',
  message: `The image ${JSON.stringify(image)} has no alternative text.`,
  hint: "Add alt with a description of the image, or alt: '' for a decorative image.",
})

/** `media.images.<name>.alt` */
const isAltText = (path: ModelPath) =>
  path.length === 4 && path[1] === 'images' && path[3] === 'alt'

/** `redirects[<index>].from` */
const isRedirectSource = (path: ModelPath) =>
  path.length === 3 && path[0] === 'redirects' && path[2] === 'from'

/** `redirects[<index>].to` */
const isRedirectTarget = (path: ModelPath) =>
  path.length === 3 && path[0] === 'redirects' && path[2] === 'to'

/** Explains why a text is no target of a link. */
export function explainLink(value: string, { pages, language }: PathContext): Problem | undefined {
  const problem = explainUrl(
    value,
    ['https', 'mailto', 'tel'],
    'Write the path of a page, e.g. /services, or a URL that begins with https:, mailto: or tel:.',
  )
  if (problem !== undefined) return problem
  const [path = ''] = value.split('#', 1)
  const fragment = value.slice(path.length)
  if (value.startsWith('//')) return explainTwoSlashes(value, pages.includes(path.slice(1)))
  if (DOWNLOAD.test(value.toLowerCase())) return upperCaseFile(value)
  if (value.startsWith('/')) return checkPath(path, language, fragment)
  return pages.includes(`/${path}`) && path !== ''
    ? {
        code: 'invalid-value',
        message: `${JSON.stringify(value)} does not begin with a slash.`,
        hint: `Did you mean ${JSON.stringify(`/${value}`)}?`,
      }
    : undefined
}

const upperCaseFile = (value: string): Problem => ({
  code: 'uppercase-path',
  message: `${JSON.stringify(value)} contains upper-case letters. Paths of this site are lower-case.`,
  hint: `Write ${JSON.stringify(value.toLowerCase())}.`,
})

/** Browsers read `//evil.example` as another host, with the protocol of the page. */
const explainTwoSlashes = (value: string, isPage: boolean): Problem => ({
  code: 'invalid-path',
  message: `${JSON.stringify(value)} begins with two slashes. Browsers read it as the URL of another host.`,
  hint: isPage
    ? `Did you mean ${JSON.stringify(value.slice(1))}?`
    : `To link to another host, write ${JSON.stringify(`https:${value}`)}.`,
})

/** Checks a URL for invisible characters and its protocol. */
function explainUrl(
  value: string,
  protocols: readonly string[],
  hint: string,
): Problem | undefined {
  const [bidi] = /\p{Bidi_Control}/u.exec(value) ?? []
  if (bidi !== undefined) {
    const quoted = JSON.stringify(value).replaceAll(
      /\p{Bidi_Control}/gu,
      (sign) => `\\u${formatCodePoint(sign).slice(2)}`,
    )
    return {
      code: 'bidi-control-character',
      message: `${quoted} contains the bidirectional control character ${formatCodePoint(bidi)}, which can make it look like another address.`,
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

/** A problem of a value, without the value's location. */
type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint' | 'names'>

/**
 * Checks the path of a page or a redirect. Undefined if the path is valid. `fragment` is the end of a
 * link, e.g. `#form`, which suggestions keep. `language` is that of the site.
 */
export function checkPath(path: string, language: string, fragment = ''): Problem | undefined {
  if (PAGE_PATH.test(path)) return undefined
  const quoted = JSON.stringify(`${path}${fragment}`)
  const write = (valid: string) => `Write ${JSON.stringify(`${valid}${fragment}`)}.`
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) {
    return {
      code: 'invalid-path',
      message: `${quoted} is a URL, but only the path of a page of this site is possible here.`,
      hint: 'Write the path of a page, e.g. /careers. To lead visitors to another site, link to it from that page, or redirect a path to it in redirects.',
    }
  }
  if (isTraversal(path)) {
    return {
      code: 'path-traversal',
      message: `${quoted} contains ".", "..", an encoded separator or a backslash.`,
      hint: `Write the full path. ${FORMAT}`,
    }
  }
  if (path.startsWith('//')) {
    return {
      code: 'invalid-path',
      message: `${quoted} begins with two slashes. Browsers read it as the URL of another host.`,
      hint: FORMAT,
    }
  }
  const [, query] = /\?(.*)$/s.exec(path) ?? []
  if (query !== undefined) {
    return {
      code: 'invalid-path',
      message: `${quoted} contains a query, which pages of this site do not have.`,
      hint: `Remove "?${query}".`,
    }
  }
  const withoutSlash = path.replace(/(?<=.)\/+$/, '')
  if (withoutSlash !== path && PAGE_PATH.test(withoutSlash)) {
    return {
      code: 'trailing-slash',
      message: `${quoted} ends with a slash. Paths of this site have no trailing slash.`,
      hint: write(withoutSlash),
    }
  }
  if (PAGE_PATH.test(path.toLowerCase())) {
    return {
      code: 'uppercase-path',
      message: `${quoted} contains upper-case letters. Paths of this site are lower-case.`,
      hint: write(path.toLowerCase()),
    }
  }
  return {
    code: 'invalid-path',
    message: `${quoted} is not a valid path.`,
    hint: `${write(toValidPath(path, language))} ${FORMAT}`,
  }
}

const FORMAT =
  'A path is a slash and words of a–z and 0–9 joined by hyphens, without a trailing slash, e.g. /about-us/team.'

/** Whether a path has dot segments, plain or percent-encoded, or backslashes. */
function isTraversal(path: string): boolean {
  const decoded = path.replaceAll(/%2e/gi, '.')
  return /(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded) || /\\|%2f|%5c/i.test(path)
}

/** The most similar valid path. */
function toValidPath(path: string, language: string): string {
  const segments = plainLetters(path, language)
    .split('/')
    .map((segment) => segment.replaceAll(/[^a-z0-9]+/g, '-'))
    .map((segment) => segment.replaceAll(/^-|-$/g, ''))
    .filter((segment) => segment !== '')
  return `/${segments.join('/')}`
}

/** Explains why a text is no valid `autocomplete` value of a field that accepts `names`. */
export function explainAutocomplete(value: string, names: readonly AutocompleteName[]): Problem {
  const tokens = value.trim().toLowerCase().split(/\s+/)
  const name = tokens.at(-1) ?? ''
  const quoted = JSON.stringify(value)
  if (!autocompleteNames.some((known) => known === name)) return unknownName(tokens, quoted, names)
  if (!names.some((known) => known === name)) {
    return {
      code: 'invalid-value',
      message: `${quoted} is not allowed for this kind of field.`,
      hint: listNames([...names, 'off'], 'values'),
    }
  }
  const type = tokens.find((token) => CONTACT_TYPE.test(token))
  if (type !== undefined && !isContactName(name)) {
    return {
      code: 'invalid-value',
      message: `${quoted} has ${JSON.stringify(type)} before ${JSON.stringify(name)}, which is not contact data.`,
      hint: `Remove ${JSON.stringify(type)}. It can be before tel, its parts, email and impp.`,
    }
  }
  const prefixes = PREFIXES.flatMap((prefix) => tokens.find((token) => prefix.test(token)) ?? [])
  return {
    code: 'invalid-value',
    message: `${quoted} is not written in the way that HTML defines.`,
    hint: `Did you mean ${JSON.stringify([...prefixes, name].join(' '))}? ${ORDER}`,
  }
}

function unknownName(
  tokens: readonly string[],
  quoted: string,
  names: readonly AutocompleteName[],
): Problem {
  const name = tokens.at(-1) ?? ''
  const similar = closestName(name, [...names, 'off'])
  return {
    code: 'invalid-value',
    message: `${quoted} is not an allowed value.`,
    ...nameHint(name, [...names, 'off'], 'values'),
    ...(similar !== undefined && {
      hint: `Did you mean ${JSON.stringify([...tokens.slice(0, -1), similar].join(' '))}?`,
    }),
  }
}

const CONTACT_TYPE = /^(?:home|work|mobile|fax|pager)$/

/** The tokens that can be before the name, in this order. */
const PREFIXES = [/^section-./, /^(?:shipping|billing)$/, CONTACT_TYPE]

const ORDER =
  'Write section-<name>, then shipping or billing, then home, work, mobile, fax or pager, then the name. All but the name can be left out.'

/**
 * The problem of a submenu inside a submenu: `navigation[i].children[j].children`. Undefined for other
 * properties. `path` is the path of the object that has the property.
 */
export function explainThirdLevel(
  key: string,
  path: ModelPath,
  manifest: unknown,
): Problem | undefined {
  const isSubmenuItem = path.length === 4 && path[0] === 'navigation' && path[2] === 'children'
  if (!isSubmenuItem || key !== 'children') return undefined
  const text = valueAt(manifest, [...path, 'text'])
  const item = typeof text === 'string' ? `The menu item ${JSON.stringify(text)}` : 'This menu item'
  return {
    code: 'menu-too-deep',
    message: `${item} is in a submenu, so it cannot have a submenu of its own: the menu has two levels.`,
    hint: 'Remove children, and move its links to the submenu that contains this item, or to a section of the page that it leads to.',
  }
}

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
