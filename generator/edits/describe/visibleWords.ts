import type * as z from 'zod'
import { parseMarkdown, plainTextOf } from '../../../src/model/markdown.ts'
import { roleOf, type InfoOf } from '../../../src/model/role.ts'
import { siteSchema } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { markedValues, schemaAt, unwrapped } from '../../manifest/schemaWalk.ts'

/**
 * What people read of a value at a path of a site: of an object or a list only its texts, without Markdown. Undefined if
 * they read nothing of it.
 */
export function visibleWords(site: unknown, path: ModelPath, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const schema = unwrapped(schemaAt(siteSchema, site, path))
  if (typeof value !== 'object') {
    const info = schema && roleOf(schema, 'text')
    return (info === undefined ? String(value) : plainText(String(value), info)) || undefined
  }
  const joined = schema === undefined ? '' : textsIn(schema, value).join(' · ')
  return (joined.length > LIMIT ? `${joined.slice(0, LIMIT).trimEnd()}…` : joined) || undefined
}

/** How much of several texts is shown. Characters. */
const LIMIT = 120

const textsIn = (schema: z.core.$ZodType, value: unknown) =>
  markedValues(['text'], schema, value).flatMap(({ info, value: text }) =>
    typeof text === 'string' && text !== '' && info.isOnPages ? [plainText(text, info)] : [],
  )

/** A text without Markdown. Instead of what pages insert in it, e.g. `{quote}`, there is an ellipsis. */
const plainText = (text: string, { markdown }: InfoOf<'text'>) =>
  plainTextOf(parseMarkdown(text, markdown).nodes).replaceAll(/\{[a-z]\w*\}/gi, '…')
