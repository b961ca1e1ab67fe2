import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { referenceRegistry } from '../../../src/model/reference.ts'
import { formatPath, property } from '../../diagnostics/diagnostic.ts'
import { referencesIn } from '../../manifest/schemaWalk.ts'
import { same, type Describe, type Pair, type Rating, type Rule, type Rules } from './compare.ts'

type Table = Rules['at']

/** Rules for the values below a path. */
const below = (path: string, rules: Table): Table =>
  Object.fromEntries(Object.entries(rules).map(([key, rule]) => [`${path}.${key}`, rule]))

const all = (describe: Describe): Rule => ({
  added: describe,
  changed: describe,
  removed: describe,
})

/** Reports the path, the old value and the new value. */
const rated = (rating: Rating | ((pair: Pair) => Rating)): Rule => ({
  ...all((pair) => {
    const place = formatPath(pair.inOwner)
    const shown = typeof rating === 'string' ? rating : rating(pair)
    return `${shown}: ${pair.owner === '' ? place : `${pair.owner}, ${place}`}`
  }),
  showsValues: true,
})

/** Reports an entry that was added or removed. */
const entry = (rating: Rating, nameOf: (value: unknown) => string): Rule => ({
  added: ({ owner, after }) => `${rating}: ${owner} now has ${nameOf(after)}`,
  removed: ({ owner, before }) => `${rating}: ${owner} no longer has ${nameOf(before)}`,
})

const nothing: Describe = () => []

const PAGE: Table = {
  title: {
    changed: ({ owner }) =>
      `notable pages: The title of ${owner} changed (browser tab and search results)`,
    showsValues: true,
  },
  indexed: {
    changed: ({ owner, after }) =>
      `notable pages: Search engines may ${after === true ? 'now' : 'no longer'} index ${owner}`,
  },
  sections: {
    match: (hasSameLength) => [
      same('id'),
      same('kind', 'heading'),
      same('heading'),
      // The heading changed.
      ...(hasSameLength ? [same('kind')] : []),
    ],
    order: ({ owner }) => `safe look: The order of the sections of ${owner} changed`,
  },
  'sections.*': {
    ...entry('notable pages', sectionName),
    name: ({ owner, before }) => `${owner}, "${property(before, 'heading')}"`,
    changed: ({ owner, before, after }) => {
      const kind = property(before, 'kind')
      if (kind === property(after, 'kind')) return undefined
      return `notable pages: ${owner}: the kind of ${sectionName(after)} was ${kind}`
    },
  },
  'sections.*.id': all(({ path: [, page], before }) => {
    const effect = 'links to it from other sites open the top of the page'
    return before === undefined
      ? []
      : `notable pages: ${page}#${before} no longer exists: ${effect}`
  }),
}

function sectionName(section: unknown) {
  return `the section "${property(section, 'heading') ?? ''}" (${property(section, 'kind')})`
}

const sends = (send: unknown) => typeof send === 'string'

const FORM: Table = {
  subject: rated(({ after }) => (after === undefined ? 'breaking forms' : 'notable forms')),
  // Visitors agree to it.
  privacy: rated('notable forms'),
  fields: {
    match: () => [same('name'), same('send')],
    order: ({ owner }) => `safe forms: The order of the fields of ${owner} changed`,
  },
  'fields.*': {
    ...entry('notable forms', fieldName),
    name: ({ owner, after }) => `${owner}, field ${property(after, 'name')}`,
    removed: ({ owner, before }) => {
      const level = sends(property(before, 'send')) ? 'breaking' : 'notable'
      return `${level} forms: ${owner} no longer has ${fieldName(before)}`
    },
  },
  'fields.*.send': rated(({ before }) => (sends(before) ? 'breaking forms' : 'notable forms')),
  'fields.*.name': rated('safe forms'),
  'fields.*.kind': rated('notable forms'),
  'fields.*.required': rated('notable forms'),
  'fields.*.options': { match: () => [isDeepStrictEqual] },
  'fields.*.options.*': entry('notable forms', (option) => `the option "${option}"`),
}

/** The name of a field, whether it is required, and which part of the form it sends. */
function fieldName(field: unknown) {
  const [name, send] = [property(field, 'name'), property(field, 'send')]
  const required = property(field, 'required') === true ? 'required ' : ''
  return `the ${required}field ${name}${sends(send) ? `, which is sent as "${send}"` : ''}`
}

/** Rules for a list of links in the menu or the footer. */
const links = (path: string, name?: string): Table => ({
  [path]: {
    name: ({ owner }) => name ?? owner,
    match: () => [same('to', 'text'), same('to'), same('text')],
    order: ({ owner }) => `notable navigation: ${name ?? owner}: the order of the links changed`,
  },
  [`${path}.*`]: {
    ...entry(
      'notable navigation',
      (link) => `the link "${property(link, 'text')}" (${property(link, 'to')})`,
    ),
    name: ({ owner, before }) => `${owner}, "${property(before, 'text')}"`,
  },
  [`${path}.*.*`]: rated('notable navigation'),
})

/** The page that a route shows. */
const shownBy = (route: unknown) => property(route, 'alias') ?? 'a page of its own'

/** The paths of a version: its routes, and its redirects by path. */
type Paths = { readonly routes: object; readonly redirects: Readonly<Record<string, string>> }

/** Moved pages: the old path and the new path of each. */
export type Moves = ReadonlyMap<string, string>

/** The rules for two versions, by the paths of the values that `diffSites` compares. */
export function siteRules(before: Paths, after: Paths, moves: Moves): Rules {
  const wasPath = (path: string) => Object.hasOwn(before.routes, path)
  const isPath = (path: string) => Object.hasOwn(after.routes, path)
  /** The change of a path that no longer has its page. */
  const lostPath: Describe = ({ key }) => {
    const [moved, redirect] = [moves.get(key), after.redirects[key]]
    const what = moved === undefined ? `${key} is removed` : `${key} moved to ${moved}`
    if (redirect === undefined) return `breaking pages: ${what} without a redirect`
    return `notable pages: ${what} and redirects ${redirect === moved ? 'there' : `to ${redirect}`}`
  }
  const at: Table = {
    'moves.*': { added: lostPath },
    'routes.*': {
      name: ({ key }) => key,
      added: ({ key, after }) =>
        property(after, 'alias') === undefined
          ? `notable pages: ${key} is new: "${property(after, 'title')}"`
          : `notable pages: ${key} is new and shows ${shownBy(after)}`,
      removed: lostPath,
      changed: ({ key, before, after }) => {
        if (shownBy(before) === shownBy(after)) return undefined
        return `notable pages: ${key} shows ${shownBy(after)} instead of ${shownBy(before)}`
      },
    },
    ...below('routes.*', PAGE),
    notFound: { name: () => 'the not-found page', added: nothing, removed: nothing },
    ...below('notFound', PAGE),
    'redirects.*': {
      added: ({ key, after }) =>
        wasPath(key) ? [] : `safe redirects: ${key} now redirects to ${after}`,
      removed: ({ key, before }) =>
        isPath(key)
          ? `notable redirects: ${key} is a page again`
          : `breaking redirects: ${key} no longer redirects to ${before}`,
      changed: ({ key, before, after }) =>
        moves.get(`${before}`) === after
          ? []
          : `notable redirects: ${key} redirects to ${after} instead of ${before}`,
    },
    ...links('navigation.*.children'),
    ...links('navigation', 'The menu'),
    footer: { name: () => 'The footer' },
    'footer.groups.*': { name: ({ owner, before }) => `${owner}, "${property(before, 'title')}"` },
    ...links('footer.groups.*.links'),
    ...links('footer.social', 'The list of social links in the footer'),
    ...links('footer.legal', 'The list of legal links in the footer'),
    'forms.*': {
      name: ({ key }) => `The form ${key}`,
      added: ({ key }) => `notable forms: The form ${key} is new`,
      removed: ({ key }) => `breaking forms: The form ${key} was removed`,
    },
    ...below('forms.*', FORM),
    'contacts.*': {
      name: ({ after }) => `${property(after, 'name')}`,
      added: ({ after }) =>
        `notable third parties: New: ${property(after, 'where')} contacts ${property(after, 'name')}`,
      removed: ({ before }) =>
        `safe third parties: No page contacts ${property(before, 'name')} anymore`,
    },
    'contacts.*.where': { changed: nothing },
    'contacts.*.pages.*': {
      added: ({ key, owner }) =>
        wasPath(key) ? `notable third parties: ${key} now contacts ${owner}` : [],
      removed: ({ key, owner }) =>
        isPath(key) ? `safe third parties: ${key} no longer contacts ${owner}` : [],
    },
    'constants.*': {
      ...rated(({ before }) => (before === undefined ? 'safe constants' : 'notable constants')),
      changed: () => undefined,
    },
    'constants.*.value': rated('notable constants'),
    'constants.*.*': rated('safe constants'),
    'product.origin': rated('breaking settings'),
  }
  return { at, rest: rated(restRating) }
}

/** The rating of a value without a rule, by its schema. */
function restRating({ owner, path, schema, before, after }: Pair): Rating {
  if (path[0] === 'media' && path[1] === 'images') return 'safe images'
  if (owner === '') return 'notable settings'
  const kind = schema && referenceRegistry.get(schema)?.kind
  if (kind === 'icon' || kind === 'image') return 'safe images'
  if (kind === 'category') return 'notable third parties'
  if (kind === 'form' || kind === 'event' || kind === 'place' || kind === 'hours') {
    return 'notable pages'
  }
  // A new link is only more text.
  const references = schema === undefined ? [] : referencesIn(schema, before)
  if (references.some((one) => one.kind === 'link' || one.kind === 'page')) return 'notable links'
  const isEnum = schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral
  return isEnum || typeof (after ?? before) === 'boolean' ? 'safe look' : 'safe copy'
}
