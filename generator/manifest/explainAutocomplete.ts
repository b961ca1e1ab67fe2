import {
  autocompleteNames,
  isContactName,
  type AutocompleteName,
} from '../../src/model/autocomplete.ts'
import { closestName, listNames, nameHint } from '../diagnostics/suggest.ts'
import type { Problem } from './checkPath.ts'

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
