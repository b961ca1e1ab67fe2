/**
 * The wire format of a form: the parts of the multipart request. The form service defines their names. The
 * components, the generator and the embedded form service all use this module.
 */

/** One part of the request: its name, and its text or file. */
export type Part = readonly [name: string, value: string | File]

/** The names of the parts that the form itself sends. No field can have them. */
export const PART_NAMES = {
  /** The access key of the form service. */
  accessKey: 'access_key',
  /** The page to which the service redirects visitors without scripts. */
  redirect: 'redirect',
  /** The honeypot. The service rejects a form with this part. */
  honeypot: 'botcheck',
  /** The email address for replies. */
  replyTo: 'replyto',
  /** The subject of the email. */
  subject: 'Subject',
} as const

/** How the value of a field is sent: as a part with this name, within the part of another field, or never. */
type PartTarget = string | { readonly within: string } | { readonly never: string }

/** A field, as far as the wire format concerns it. */
type SentField = { readonly name: string; readonly send: PartTarget }

/**
 * The `name` attribute of a field's input: its own part, or the part of the field that includes its value.
 * `undefined` if the value is never sent.
 */
export function partName(fields: readonly SentField[], { send }: SentField): string | undefined {
  if (typeof send === 'string') return send
  if ('never' in send) return undefined
  const carrier = fields.find(({ name }) => name === send.within)
  return carrier && partName(fields, carrier)
}

/**
 * The parts of the fields, in order. `serialize` returns one value, or several values that are sent one after
 * the other. A field without a value has no part.
 */
export function fieldParts<Field extends SentField>(
  fields: readonly Field[],
  serialize: (field: Field) => string | readonly (string | File)[],
): Part[] {
  return fields.flatMap((field): Part[] => {
    const { send } = field
    if (typeof send !== 'string') return []
    const values = [serialize(field)].flat()
    return values.flatMap((value): Part[] => (value === '' ? [] : [[send, value]]))
  })
}

type RequestParts = {
  readonly accessKey: string
  readonly subject?: string | undefined
  /** Only without scripts. */
  readonly redirect?: string
  readonly fields: readonly Part[]
  /** Only with scripts: without them, the value of one field cannot be sent in two parts. */
  readonly replyTo?: string | undefined
  /** Whether the honeypot is ticked. */
  readonly honeypot?: boolean
}

/** All parts of a request, in order. */
export const requestParts = (parts: RequestParts): Part[] => [
  [PART_NAMES.accessKey, parts.accessKey],
  ...optionalPart(PART_NAMES.subject, parts.subject),
  ...optionalPart(PART_NAMES.redirect, parts.redirect),
  ...parts.fields,
  ...optionalPart(PART_NAMES.replyTo, parts.replyTo),
  ...optionalPart(PART_NAMES.honeypot, parts.honeypot && 'on'),
]

/** No part if the value is empty. */
const optionalPart = (name: string, value: string | false | undefined): Part[] =>
  value ? [[name, value]] : []

/** Serializes a text value: trims it. A text without a visible character is empty. */
export const serializeText = (value: string | string[] | undefined): string =>
  typeof value === 'string' && !isBlank(value) ? value.trim() : ''

/** Serializes several options as one text. So no option can contain a comma. */
export const joinOptions = (options: readonly string[]): string => options.join(', ')

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === ''

/**
 * Removes invisible characters, which copied text often contains. For texts in which they have no
 * meaning: in names, some join or separate letters.
 */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{DI}/gu, '')
