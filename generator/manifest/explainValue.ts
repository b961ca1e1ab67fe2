import type * as z from 'zod'
import { options } from '../../src/model/field.ts'
import { httpsUrl } from '../../src/model/link.ts'
import { referenceRegistry } from '../../src/model/reference.ts'
import { checkPath, type Problem } from './checkPath.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'

/** What is wrong with a value that its schema refuses, where more can be said than the schema does. */
export function explainValue(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: ModelPath,
): Problem | undefined {
  if (schema === options && Array.isArray(value) && value.length === 0) return NO_OPTIONS
  if (value === undefined && isAlternative(path)) return NO_ALTERNATIVE
  if (typeof value !== 'string' || schema === undefined) return undefined
  const reference = referenceRegistry.get(schema)
  if (reference?.to === 'page' || isRedirectSource(path)) return checkPath(value)
  if (reference?.to === 'link') return explainLink(value)
  return schema === httpsUrl ? explainLink(value) : undefined
}

const NO_OPTIONS: Problem = {
  code: 'empty-options',
  message: 'there is nothing to choose from',
  hint: 'Give at least one option.',
}

const NO_ALTERNATIVE: Problem = {
  code: 'missing-alternative',
  message: 'the image has no text for those who do not see it',
  hint: "Write alt: what the image shows, or alt: '' where it is pure decoration.",
}

const isAlternative = (path: ModelPath) =>
  path.length === 4 && path[1] === 'images' && path[3] === 'alt'

const isRedirectSource = (path: ModelPath) =>
  path.length === 3 && path[0] === 'redirects' && path[2] === 'from'

function explainLink(value: string): Problem | undefined {
  const shown = JSON.stringify(value).replaceAll(/\p{Bidi_Control}/gu, escaped)
  if (/\p{Bidi_Control}/u.test(value)) {
    return {
      code: 'direction-override',
      message: `${shown} holds a sign that turns the direction of writing, so that it reads as another address`,
      hint: 'Remove what cannot be seen: type the address anew.',
    }
  }
  if (value.startsWith('/')) return checkPath(value.split('#', 1)[0] ?? '')
  const [, protocol] = /^\s*([a-z][a-z\d+.-]*):/i.exec(value) ?? []
  if (protocol === undefined || ALLOWED.includes(protocol)) return undefined
  return {
    code: 'link-protocol',
    message: `${shown} begins with ${protocol}:, which no link of this site may`,
    hint: 'Write a page of this site, or an address that begins with https:, mailto: or tel:.',
  }
}

const ALLOWED = ['https', 'mailto', 'tel']

const escaped = (sign: string) =>
  `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
