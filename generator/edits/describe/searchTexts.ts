import type { Node } from 'ts-morph'
import * as z from 'zod'
import { sourceOf } from '../../../src/model/textParts.ts'
import { literalValue } from '../../code/literals.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { locationOf } from '../../manifest/locate.ts'
import { NOT_FOUND_PATH } from '../../manifest/sitePages.ts'
import { formatLocation } from '../../text.ts'
import {
  charactersIn,
  replaceInText,
  replacementOf,
  searchPattern,
  type Obstacle,
  type TextMatch,
} from '../replaceText.ts'
import { revisionOf } from '../revision.ts'
import { editableParts, insertedIn } from '../textSource.ts'
import { VALUES_LIMIT, type EditContext } from '../valueChanges.ts'
import { ownersOf } from '../../manifest/pageReferences.ts'
import { constantAt, locatedText, textsIn, type TextWithNode } from './editablePage.ts'
import type { DocOf } from './settingDocs.ts'
import { valueLabel } from './valueLabels.ts'

/** What is searched in all texts of the site, and what replaces it. */
export const textQuerySchema = z.strictObject({
  search: z.string().min(1).max(500),
  replacement: z.string().max(500),
  matchCase: z.boolean(),
  /** Whether a match begins and ends at the border of a word. */
  wholeWords: z.boolean(),
})

type TextQuery = z.output<typeof textQuerySchema>

/** Where a text is: on a page, or in a part of the site that several pages show. */
type Place = {
  /** The path and the name of the page. Undefined: in no particular one. */
  readonly page?: string
  readonly name?: string
  /** What it is, e.g. `Section “Prices” · Title`. */
  readonly label: string
}

/** A text, or a value that several texts insert, in which something is found. */
export type FoundText = Place & {
  readonly path: ModelPath
  /** The code of the inserted value in the text at the path. Default: the text itself. */
  readonly code?: string | undefined
  readonly revision: string | undefined
  /** The paths of all texts that have the same source text, or insert the value. */
  readonly paths: readonly ModelPath[]
  /** Where else the text is, or what inserts the value, e.g. `page “Careers”`. Empty: nowhere. */
  readonly usedBy: readonly string[]
  /** The text as people read it, shortened around what is found. `found`: it is replaced. `replaced`: what is read instead. */
  readonly excerpt: readonly {
    readonly text: string
    readonly found?: true
    readonly replaced?: string
  }[]
  /** The new value. Undefined if nothing of it can be replaced. */
  readonly value?: string | undefined
  /** Why not everything that is found is replaced. Undefined: everything is. `number`: the value would be no number. `standard`: the manifest has no object for the text. */
  readonly obstacle?: Obstacle | 'number' | 'standard' | undefined
  /** What an inserted value states, e.g. `Year of foundation`. Default: unknown. */
  readonly meaning?: string | undefined
  /** `file:line:column`. Undefined if the manifest does not contain it. */
  readonly location?: string | undefined
}

/** What is searched, and where. */
type Search = EditContext & {
  readonly docOf: DocOf
  readonly pattern: RegExp
  readonly replaceBy: (match: string) => string
}

/** A text in which something is found. */
type Hit = TextWithNode

/**
 * The texts in which something is found, each with its new value: those of pages first. A match in a value that texts
 * insert is described once, as that value.
 */
export function searchTexts(context: EditContext & { readonly docOf: DocOf }, query: TextQuery) {
  const { replacement, matchCase } = query
  const search = {
    ...context,
    pattern: searchPattern(query),
    replaceBy: (match: string) => replacementOf(match, replacement, matchCase),
  }
  const { site, source, pattern } = search
  const hits = textsIn(site)
    .filter(({ value, info }) => charactersIn(String(value), info.markdown).search(pattern) !== -1)
    .map((text) => ({ ...text, node: source.value(text.path)?.resolved }))
  /** The texts with the same literal. */
  const repeated = new Map<Node, Hit[]>()
  for (const hit of hits) {
    if (hit.node === undefined) continue
    const others = repeated.get(hit.node)
    if (others === undefined) repeated.set(hit.node, [hit])
    else others.push(hit)
  }
  const values = foundValues(search, hits, repeated)
  const valueNodes = new Set(values.map(({ node }) => node))
  const isOnPage = ({ path: [root = ''] }: Hit) => root === 'routes' || root === 'notFound'
  const texts: FoundText[] = []
  for (const hit of [...hits.filter(isOnPage), ...hits.filter((other) => !isOnPage(other))]) {
    if (texts.length > VALUES_LIMIT) break
    const same = (hit.node && repeated.get(hit.node)) ?? [hit]
    const isValue = hit.node !== undefined && valueNodes.has(hit.node)
    if (same[0] === hit && !isValue) texts.push(...foundText(search, hit, same))
  }
  return {
    texts: texts.slice(0, VALUES_LIMIT),
    /** Whether there are further texts. */
    hasMore: texts.length > VALUES_LIMIT,
    /** The values that several texts insert. */
    values: values.map(({ described }) => described),
  }
}

/** A text in which something is found outside of the values that it inserts. `same`: the texts with the same literal. */
function foundText(search: Search, hit: Hit, same: readonly Hit[]): FoundText[] {
  const { source, pattern, replaceBy } = search
  const text = locatedText(source, hit)
  const { path, revision, location } = text
  const { matches, characters, parts } = replaceInText(text, pattern, replaceBy)
  const own = matches.filter(({ code }) => code === undefined)
  if (own.length === 0) return []
  // The edits of several such texts would each add the same object.
  const isStandard = revision === undefined && source.value(path.slice(0, -1)) === undefined
  const replaced = isStandard ? [] : own.filter(({ obstacle }) => obstacle === undefined)
  return [
    {
      ...placeAt(search, path),
      path,
      revision,
      location,
      ...usesOf(search, same),
      excerpt: excerptOf(characters, own, (match) =>
        replaced.includes(match) ? match.by : undefined,
      ),
      value: replaced.length > 0 ? sourceOf(parts) : undefined,
      obstacle: isStandard ? 'standard' : own.find(({ obstacle }) => obstacle)?.obstacle,
    },
  ]
}

/** The values that texts insert, also through other values, in which something is found. */
function foundValues(
  search: Search,
  texts: readonly Hit[],
  repeated: ReadonlyMap<Node, readonly Hit[]>,
) {
  const { site, source, pattern, replaceBy } = search
  const isFound = (text: string) => text.search(pattern) !== -1
  type Inserted = ReturnType<typeof insertedIn>[number]
  const values = new Map<Node, Inserted & { readonly users: Set<Hit>; in?: Hit }>()
  const collect = (text: Node, user: Hit, isDirect: boolean): void => {
    for (const inserted of insertedIn(text)) {
      const { node, value = '' } = inserted
      if (!isFound(value)) continue
      const isLiteral = literalValue(node) !== undefined
      const isOwn = editableParts(node)?.some((part) => 'text' in part && isFound(part.text))
      // Values that only insert others, and those that are texts themselves, are found there.
      if (isLiteral || (isOwn === true && !repeated.has(node))) {
        const known = values.get(node) ?? { ...inserted, users: new Set<Hit>() }
        known.users.add(user)
        if (isDirect && known.in === undefined) Object.assign(known, { ...inserted, in: user })
        values.set(node, known)
      }
      collect(node, user, false)
    }
  }
  for (const text of texts) if (text.node !== undefined) collect(text.node, text, true)
  return [...values].flatMap(([node, { code, value = '', users, in: direct }]) => {
    const [user = direct] = users
    const at = direct ?? user
    if (at === undefined) return []
    const literal = literalValue(node)
    const next = value.replaceAll(pattern, replaceBy)
    const isNoNumber = typeof literal === 'number' && !/^\d+(?:\.\d+)?$/.test(next)
    const isComputed = literal === undefined || direct === undefined
    const obstacle = isComputed ? 'computed' : isNoNumber ? 'number' : undefined
    const matches = [...value.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
      by: replaceBy(match),
    }))
    const described: FoundText = {
      ...placeAt(search, at.path),
      path: at.path,
      code,
      revision: revisionOf(node.getText()),
      location: formatLocation(locationOf(node)),
      ...usesOf(search, [...users, ...(repeated.get(node) ?? [])], 0),
      excerpt: excerptOf(value, matches, ({ by }) => (obstacle === undefined ? by : undefined)),
      value: obstacle === undefined ? next : undefined,
      obstacle,
      meaning: constantAt(site, source, node)?.states,
    }
    return [{ node, described }]
  })
}

/** The paths of texts, and where they are if there are more than `min`. */
const usesOf = ({ site }: Search, texts: readonly Hit[], min = 1) => {
  const paths = texts.map(({ path }) => path)
  return { paths, usedBy: paths.length > min ? ownersOf(site, paths) : [] }
}

/** Where a text is, in words. */
function placeAt({ site, docOf }: Pick<Search, 'site' | 'docOf'>, path: ModelPath): Place {
  const { page: name, label } = valueLabel(site, path, docOf)
  const page = path[0] === 'routes' ? String(path[1]) : NOT_FOUND_PATH
  return { ...(name !== undefined && { page, name }), label }
}

/** How many characters are shown before and after what is found. */
const CONTEXT = 60

/** A text, shortened around what is found. */
function excerptOf<Match extends Pick<TextMatch, 'start' | 'end'>>(
  characters: string,
  matches: readonly Match[],
  replacedBy: (match: Match) => string | undefined,
): FoundText['excerpt'] {
  const text = characters.replaceAll(/\s+$/g, '')
  const excerpt: { text: string; found?: true; replaced?: string | undefined }[] = []
  let end = 0
  const add = (from: number, to: number, isLast = false) => {
    const before = text.slice(from, to)
    const start = from === 0 && !isLast ? '' : before.slice(0, CONTEXT)
    const rest = isLast ? '' : before.slice(-CONTEXT)
    const isShort = before.length <= start.length + rest.length
    excerpt.push({ text: isShort ? before : `${start}…${rest}` })
  }
  for (const match of matches) {
    add(end, match.start)
    const replaced = replacedBy(match)
    excerpt.push({
      text: text.slice(match.start, match.end),
      found: true,
      ...(replaced !== undefined && { replaced }),
    })
    end = match.end
  }
  add(end, text.length, true)
  return excerpt.filter((segment) => segment.found || segment.text !== '')
}
