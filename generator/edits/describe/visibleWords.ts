import type * as z from 'zod'
import { parseMarkdown, plainTextOf, type FormattedNode } from '../../../src/model/markdown.ts'
import { roleOf, type InfoOf } from '../../../src/model/role.ts'
import { siteSchema } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { markedValues, schemaAt, unwrapped } from '../../manifest/schemaWalk.ts'
import { pageName, type PagesAndRedirects } from '../../manifest/sitePages.ts'

/**
 * What people read of a value at a path of a site: of an object or a list only its texts, without Markdown. Undefined if
 * they read nothing of it.
 */
export function visibleWords(site: unknown, path: ModelPath, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const schema = unwrapped(schemaAt(siteSchema, site, path))
  if (typeof value !== 'object') {
    const info = schema && roleOf(schema, 'text')
    return (info === undefined ? String(value) : plainText(String(value), info)) || undefined
  }
  return (schema && shortened(textsIn(schema, value).join(' · '))) || undefined
}

const shortened = (text: string) =>
  text.length > LIMIT ? `${text.slice(0, LIMIT).trimEnd()}…` : text

/** How much of several texts is shown. Characters. */
const LIMIT = 120

const textsIn = (schema: z.core.$ZodType, value: unknown) =>
  markedValues(['text'], schema, value).flatMap(({ info, value: text }) =>
    typeof text === 'string' && text !== '' && info.isOnPages ? [plainText(text, info)] : [],
  )

/** A text without Markdown. Instead of what pages insert in it, e.g. `{quote}`, there is an ellipsis. */
const plainText = (text: string, { markdown }: InfoOf<'text'>) =>
  plainTextOf(parseMarkdown(text, markdown).nodes).replaceAll(/\{[a-z]\w*\}/gi, '…')

/** The formats in the texts of a value at a path of a site, in words, e.g. `bold “new”` or `link to Contact “write to us”`. */
export function formatsIn(site: PagesAndRedirects, path: ModelPath, value: unknown): string[] {
  const schema = schemaAt(siteSchema, site, path)
  const named = (node: FormattedNode): string[] => {
    if (typeof node === 'string') return []
    const { tag, attributes, children } = node
    const [target = '', ...anchor] = String(attributes?.['to'] ?? '').split(/(?=#)/)
    const format =
      tag === 'a' ? `link to ${pageName(site, target)}${anchor.join('')}` : FORMATS[tag]
    const own = format === undefined ? [] : [`${format} “${shortened(plainTextOf(children))}”`]
    return [...own, ...children.flatMap(named)]
  }
  return (schema === undefined ? [] : markedValues(['text'], schema, value)).flatMap(
    ({ info, value: text }) =>
      typeof text === 'string' ? parseMarkdown(text, info.markdown).nodes.flatMap(named) : [],
  )
}

/** The formats that authors know, by the element of the page. */
const FORMATS: Readonly<Record<string, string>> = {
  strong: 'bold',
  em: 'emphasis',
  code: 'code',
  mark: 'marked',
  h3: 'subheading',
  h4: 'smaller subheading',
  blockquote: 'quote',
  ul: 'list',
  ol: 'numbered list',
}
