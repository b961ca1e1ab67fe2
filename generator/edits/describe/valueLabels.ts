import * as z from 'zod'
import { siteSchema } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { DocOf } from './settingDocs.ts'
import { valueAt } from '../../manifest/modelValues.ts'
import { schemaAt } from '../../manifest/schemaWalk.ts'
import { NOT_FOUND_PATH, pageName, type PagesAndRedirects } from '../../manifest/sitePages.ts'
import { singularOf } from '../../text.ts'
import { visibleWords } from './visibleWords.ts'

/** Where a value is, in words, e.g. the page `About us` and `Section “Our values” · Title`. */
type ValueLabel = {
  /** The name of the page. Undefined: it concerns all pages. */
  readonly page: string | undefined
  readonly label: string
  /** What the label consists of: the part of the page, and what is in it. */
  readonly parts: readonly string[]
}

/** Describes the value at a path of a site, which can be a snapshot of an earlier version. */
export function valueLabel(site: PagesAndRedirects, path: ModelPath, docOf: DocOf): ValueLabel {
  const start = path[0] === 'routes' ? 2 : path[0] === 'notFound' ? 1 : 0
  const page = start === 2 ? String(path[1]) : start === 1 ? NOT_FOUND_PATH : undefined
  const parts: string[] = []
  for (const [index, key] of path.entries()) {
    if (index < start) continue
    const owner = path.slice(0, index)
    const entry = valueAt(site, [...owner, key])
    const named = NAMES.find((property) => typeof valueAt(entry, [property]) === 'string')
    const name = named && visibleWords(site, [...owner, key, named], valueAt(entry, [named]))
    const schema = schemaAt(siteSchema, site, owner)
    if (name !== undefined && (typeof key === 'number' || schema instanceof z.ZodRecord)) {
      parts.push(`${singularOf(parts.pop() ?? '')} “${shortened(name)}”`)
    } else if (typeof key === 'number') {
      const list = parts.pop() ?? ''
      const entry = singularOf(list)
      parts.push(entry === list ? `${list}, entry ${key + 1}` : `${entry} ${key + 1}`)
    } else {
      const label = (index === start && PARTS[key]) || labelOf(schema, key)
      // The pictures of the site are the only group of what belongs to pictures.
      if (label !== parts.at(-1)) parts.push(label)
    }
  }
  function labelOf(schema: Parameters<DocOf>[0] | undefined, key: string) {
    return schema === undefined ? key : docOf(schema, key).label
  }
  return { page: page && pageName(site, page), label: parts.join(' · '), parts }
}

/** The properties by which authors know an entry of a list, the best first. */
const NAMES = ['heading', 'title', 'label', 'text', 'term', 'question', 'name']

/** The names of parts where those of their properties are no words of authors. */
const PARTS: Readonly<Record<string, string>> = {
  hero: 'Top of the page',
  sections: 'Section',
  navigation: 'Menu',
  media: 'Pictures',
}

const shortened = (text: string) => (text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text)
