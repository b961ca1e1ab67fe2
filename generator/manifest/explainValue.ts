import type * as z from 'zod'
import { autocompleteRegistry } from '../../src/model/autocomplete.ts'
import { options } from '../../src/model/form.ts'
import { httpsUrl } from '../../src/model/link.ts'
import { referenceRegistry } from '../../src/model/reference.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { explainAutocomplete } from './explainAutocomplete.ts'
import { checkPath, type Problem } from './checkPath.ts'

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
  if (reference?.kind === 'page' || isRedirectSource(path)) return checkPath(value, site.language)
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

function explainLink(value: string, { pages, language }: PathContext): Problem | undefined {
  const problem = explainUrl(
    value,
    ['https', 'mailto', 'tel'],
    'Write the path of a page, e.g. /services, or a URL that begins with https:, mailto: or tel:.',
  )
  if (problem !== undefined) return problem
  const [path = ''] = value.split('#', 1)
  const fragment = value.slice(path.length)
  if (value.startsWith('//')) return explainTwoSlashes(value, pages.includes(path.slice(1)))
  if (value.startsWith('/')) return checkPath(path, language, fragment)
  return pages.includes(`/${path}`) && path !== ''
    ? {
        code: 'invalid-value',
        message: `${JSON.stringify(value)} does not begin with a slash.`,
        hint: `Did you mean ${JSON.stringify(`/${value}`)}?`,
      }
    : undefined
}

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
      (sign) => `\\u${hex(sign)}`,
    )
    return {
      code: 'bidi-control-character',
      message: `${quoted} contains the bidirectional control character U+${hex(bidi)}, which can make it look like another address.`,
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

const hex = (character: string) =>
  character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
