import * as z from 'zod'
import { splitAtPlaceholders } from './fillText.ts'
import { roles } from './role.ts'

/**
 * An invisible character that changes the order in which the following letters are shown. Other bidirectional
 * control characters are allowed, because texts of several directions need them (Unicode Standard Annex 9).
 */
const DIRECTION_OVERRIDE = /[\u202A-\u202E]/u

/** The arguments of a check of texts. */
const withoutOverride = [
  (value: string) => !DIRECTION_OVERRIDE.test(value),
  {
    error: ({ input }: { readonly input?: unknown }) =>
      `remove the invisible character ${overrideIn(String(input))}, which changes the order of the letters`,
  },
] as const

/** One line of plain text without markup. */
const plainLine = z
  .string()
  .min(1, 'write a text')
  .regex(/^[^\n\r]*$/u, 'write the text in one line, without line breaks')
  .regex(/^\S(?:.*\S)?$/su, 'remove the spaces before and after the text')
  .refine(...withoutOverride)

/** One line of plain text without markup: the label of a field, a name, a description for search engines. */
export const line = plainLine.clone().register(roles, { role: 'text', isOnPages: true })

/** A `line` that its component only shows, e.g. a heading: a React node, with parts that stay together, e.g. `ISO 9001`. */
export const contentLine = plainLine
  .clone()
  .brand<'content'>()
  .register(roles, { role: 'text', isOnPages: true, isContent: true })

/** One line of plain text that no page shows, e.g. the name of a value in the data of a form. */
export const lineNotOnPages = plainLine.clone().register(roles, { role: 'text', isOnPages: false })

/**
 * A paragraph with inline Markdown: `**bold**`, `*emphasis*`, `` `code` `` and `[links](/contact)`. Only for
 * sections and the top of a page: their components get it as a React node (`Rendered`).
 */
export const paragraph = plainLine
  .clone()
  .brand<'content'>()
  .register(roles, { role: 'text', isOnPages: true, isContent: true, markdown: 'inline' })

/** A `paragraph` for which a new section has this text, where the name of its property would say nothing. */
export const paragraphLike = (example: string) =>
  paragraph
    .meta({ examples: [example] })
    .register(roles, { role: 'text', isOnPages: true, isContent: true, markdown: 'inline' })

/** Several paragraphs, subheadings, lists, quotes, tables and blocks of code in Markdown. The lines may be indented. */
export const markdownBlocks = z
  .string()
  .regex(/\S/u, 'write a text')
  .refine(...withoutOverride)
  .brand<'content'>()
  .register(roles, { role: 'text', isOnPages: true, isContent: true, markdown: 'blocks' })

/** A text that components get as a React node. */
export type ContentText = z.output<typeof contentLine>

/** The format of names: a JavaScript identifier in lower camel case, e.g. `jobInterests`. */
export const NAME = /^[a-z][A-Za-z0-9]*$/

/** Which names of files the build accepts, for the hints of their schemas. */
export const FILE_NAME_FORMAT =
  'rename the file if its name has other characters than a–z, 0–9 and hyphens, or another extension'

/** A calendar date, `YYYY-MM-DD` (ISO 8601). */
export const isoDate = z.iso
  .date('write a date as YYYY-MM-DD, e.g. 2026-11-20')
  .register(roles, { role: 'day' })

/** The first `DIRECTION_OVERRIDE` of a text, e.g. `U+202E`. */
function overrideIn(text: string): string {
  const [character = ''] = DIRECTION_OVERRIDE.exec(text) ?? []
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`
}

/** The names of the placeholders in a text, as a union. */
type PlaceholdersOf<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never

/**
 * The schema of a text that visitors read, with its English default. The placeholders of the default,
 * e.g. `{count}`, are those of the text: a text of the manifest must contain each of them, in any
 * order, and no other.
 */
export const text = <const T extends string>(byDefault: T) =>
  line
    .refine((value) => placeholderError(value, byDefault) === undefined, {
      error: ({ input }) => placeholderError(String(input), byDefault),
    })
    .register(roles, { role: 'text', isOnPages: true })
    .default(byDefault)
    .brand<PlaceholdersOf<T>>()

/** What to change in a text whose placeholders differ from those of the default. */
function placeholderError(value: string, byDefault: string): string | undefined {
  const [names, allowed] = [placeholders(value), placeholders(byDefault)]
  const missing = allowed.find((name) => !names.includes(name))
  if (missing !== undefined) return `add the placeholder ${missing}`
  const unknown = names.find((name) => !allowed.includes(name))
  if (unknown === undefined) return undefined
  return allowed.length === 0
    ? `remove ${unknown}: this text has no placeholders`
    : `replace ${unknown}: the placeholders of this text are ${allowed.join(' and ')}`
}

const placeholders = (value: string) => [
  ...new Set(
    splitAtPlaceholders(value).flatMap((part) => ('name' in part ? [`{${part.name}}`] : [])),
  ),
]

/** A record of entries by name. A name is lower camel case. */
export const recordByName = <S extends z.ZodType>(entry: S) =>
  z.record(
    z
      .string()
      .regex(
        NAME,
        'write a name of letters and digits that begins with a small letter, e.g. happyHour',
      ),
    entry,
  )
