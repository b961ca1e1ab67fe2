import { create, type Delta } from 'jsondiffpatch'
import * as z from 'zod'
import { parseJson } from '../../src/model/json.ts'
import { roleOf } from '../../src/model/role.ts'
import { dataFlowsOf } from '../../src/site/dataFlows.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { calendarFiles } from '../assets/calendarFiles.ts'
import { feedFiles } from '../assets/feeds.ts'
import { changedFiles, commitAt, fileAt } from '../project/git.ts'
import { UsageError, UserError } from '../diagnostics/commandRun.ts'
import { formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { property } from '../manifest/modelValues.ts'
import { emitManifestSnapshot, SNAPSHOT_NAME } from '../emit/snapshots.ts'
import { EMBEDDED_FORM_SERVICE } from '../configuration.ts'
import { anchorsOf, sitePages } from '../manifest/sitePages.ts'
import type { Project } from '../projectPaths.ts'
import { publishedSite } from '../manifest/published.ts'
import { schemaAt, unwrapped } from '../manifest/schemaWalk.ts'

/** The levels of impact, the highest first, and what they mean. */
export const LEVEL_MEANINGS = {
  breaking: 'an address, a part of a form or a protection is gone, or a third party is new',
  visible: 'visitors, operators or recipients of forms notice it',
  wording: 'only texts or design, or a page that is not published',
} as const

/** The impact of a change. */
export type Level = keyof typeof LEVEL_MEANINGS

/** The levels, the highest first. */
export const LEVELS: readonly Level[] = ['breaking', 'visible', 'wording']

/** What happened to a value. `moved`: the entries of a list have another order. */
type ChangeKind = 'added' | 'removed' | 'changed' | 'moved'

/** A difference between two versions of the site. */
export type Change = {
  readonly level: Level
  /** The path of the page, or of another address. Empty for what concerns the whole site. */
  readonly page: string
  /** The property of the page or of the manifest, e.g. `sections["Our work"].paragraphs[0]`. */
  readonly property: string
  /** Its path. The entries of lists have their names instead of their indexes. Empty: the address. */
  readonly path: ModelPath
  readonly kind: ChangeKind
  /** The old and the new value as text. Default: there is none. */
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** The level of the changes at a path. `*` stands for one step, `**` at the end for any number of steps. */
type LevelRule = {
  readonly path: string
  /** Default: every kind of change. */
  readonly kind?: ChangeKind
  readonly level: Level | 'unreported'
}

/**
 * The levels of the values that `comparable` returns: the first rule that fits. Other texts, images and icons are
 * wording, all other values are visible.
 */
const LEVEL_RULES: readonly LevelRule[] = [
  { path: 'addresses.*', kind: 'removed', level: 'breaking' },
  { path: 'addresses.*', level: 'visible' },
  { path: 'addresses.*.title', level: 'unreported' },
  { path: 'addresses.*.anchors.*', kind: 'removed', level: 'breaking' },
  { path: 'addresses.*.anchors.*', level: 'unreported' },
  { path: 'addresses.*.contacts.*', kind: 'removed', level: 'visible' },
  { path: 'addresses.*.contacts.**', level: 'breaking' },
  { path: 'thirdParties.*', kind: 'removed', level: 'visible' },
  { path: 'thirdParties.*.purpose', level: 'wording' },
  { path: 'thirdParties.**', level: 'breaking' },
  { path: 'forms.*', kind: 'removed', level: 'breaking' },
  { path: 'forms.*.subject', kind: 'removed', level: 'breaking' },
  { path: 'forms.*.subject', level: 'visible' },
  { path: 'forms.*.privacy', level: 'visible' },
  { path: 'forms.*.fields.*', kind: 'removed', level: 'breaking' },
  { path: 'forms.*.fields.*.send', level: 'breaking' },
  { path: 'forms.*.fields.*.options.*', level: 'visible' },
  { path: 'product.origin', level: 'breaking' },
  { path: 'security.transport.**', level: 'breaking' },
  { path: 'media.source.**', level: 'breaking' },
  { path: 'navigation.**', level: 'visible' },
  { path: 'footer.*.*.**', level: 'visible' },
  { path: 'consent.**', level: 'visible' },
  { path: 'texts.consent.**', level: 'visible' },
  { path: 'places.**', level: 'visible' },
  { path: 'constants.*', kind: 'added', level: 'wording' },
  { path: 'constants.*.confirmed', level: 'wording' },
  { path: 'brand.**', level: 'wording' },
  { path: 'events.*.venue.**', level: 'visible' },
  { path: 'drafts.*.draft', level: 'visible' },
  { path: 'drafts.*.publishFrom', level: 'visible' },
  { path: 'drafts.**', level: 'wording' },
  { path: 'routes.*', level: 'unreported' },
  { path: 'routes.*.title', level: 'visible' },
  { path: 'routes.*.hero.size', level: 'wording' },
  { path: 'routes.*.sections.*.tone', level: 'wording' },
  { path: 'routes.*.sections.*.statistics.*.value', level: 'wording' },
  { path: '**', kind: 'moved', level: 'wording' },
  { path: 'routes.*.sections.*.positions.*.text', level: 'wording' },
  { path: 'routes.*.sections.*.positions.**', level: 'visible' },
]

/** What snapshots of every model contain. */
const snapshotSchema = z.looseObject({
  routes: z.record(z.string(), z.looseObject({})),
  redirects: z.array(z.looseObject({ from: z.string(), to: z.string() })).default([]),
})

/** Parses a manifest snapshot, or throws a user error. `site`: undefined if it has the format of another model. */
export function parseSnapshot(text: string, what: string) {
  const value = parseJson(text)
  const { data: snapshot } = snapshotSchema.safeParse(value)
  if (snapshot !== undefined) return { snapshot, site: siteSchema.safeParse(value).data }
  throw new UserError(`${what} cannot be compared: it is not JSON with the routes of a site.`)
}

/** A version of the site to compare. */
export type Version = ReturnType<typeof parseSnapshot>

/**
 * Compares a manifest snapshot with that of a commit, and its images, fonts and other files with those of the commit.
 * Throws a user error if this is not possible.
 */
export async function changesSince(project: Project, ref: string, snapshot: string, now: string) {
  const { root, images, fonts, files } = project
  const commit = await commitAt(root, ref)
  const file = `generated/${SNAPSHOT_NAME}`
  const text = await fileAt(root, commit.hash, file)
  if (text === undefined) {
    throw new UsageError(`The commit ${ref} does not contain ${file}. Compare with a later commit.`)
  }
  const old = parseSnapshot(String(text), `${file} at ${ref}`)
  const replaced = async (level: Level, folder: string) =>
    (await changedFiles(root, commit.hash, folder)).map((name): Change => ({
      level,
      page: '',
      property: name,
      path: [name],
      kind: 'changed',
    }))
  const changes = [
    ...diffSites(old, parseSnapshot(snapshot, 'The manifest'), now),
    ...(await replaced('visible', files)),
    ...(await replaced('wording', images)),
    ...(await replaced('wording', fonts)),
  ]
  return { commit, changes }
}

/** The changes between two versions of the site. `now`: the time of both builds, ISO 8601. */
export const diffSites = (...versions: Parameters<typeof locatedChanges>): Change[] =>
  locatedChanges(...versions).map(({ root: _root, old: _old, next: _next, ...change }) => change)

/** The changes between two versions of the site, and where the values are in their manifests. */
export function locatedChanges(old: Version, next: Version, now: string): LocatedChange[] {
  const isKnown = old.site !== undefined && next.site !== undefined
  const [before, after] = [old, next].map(({ snapshot, site }) =>
    comparable(snapshot, now, isKnown ? site : undefined),
  )
  const whole = (value: unknown): LocatedValue => ({ path: [], value })
  const pair = { old: whole(before), next: whole(after) }
  const differences = differencesIn(differ.diff(before, after), pair, siteSchema, [])
  return differences.flatMap(({ path, schema, ...change }): LocatedChange[] => {
    const level = levelOf(path, change.kind, schema)
    const [root = '', page = ''] = ['routes', 'addresses', 'drafts'].includes(String(path[0]))
      ? path.map(String)
      : ['', '']
    const isDraft = root === 'drafts' && path.length === 2
    const inPage = isDraft ? ['draft'] : path.slice(root === '' ? 0 : 2)
    const property = formatPath(inPage) || 'address'
    if (level === 'unreported') return []
    return [{ level, page, property, path: inPage, root: String(path[0]), ...change }]
  })
}

/**
 * The part of a version that is compared: what a build contains, and `drafts`, the pages that it leaves out. `addresses`:
 * what others rely on, with the anchors of pages and the third parties that only these pages contact. `site`: undefined
 * if one of the versions has the format of another model.
 */
function comparable({ redirects, ...rest }: Version['snapshot'], now: string, site?: Site) {
  const published = site && publishedSite(site, now)
  const targets = (published?.redirects ?? redirects).map(({ from, to }) => [from, `to ${to}`])
  if (published === undefined) {
    const pages = Object.entries(rest.routes).flatMap(
      ([path, { title, draft, publishFrom = '' }]) =>
        draft === true || String(publishFrom) > now ? [] : [[path, { title }]],
    )
    return { ...rest, addresses: Object.fromEntries([...pages, ...targets]) }
  }
  const flows = dataFlowsOf(published, { formAction: EMBEDDED_FORM_SERVICE, hasMapsKey: true })
  const pages = sitePages(published).map(({ path, page: { title }, page }) => {
    const anchors = [...anchorsOf(page, published)].map((id) => [id, `${path}#${id}`])
    const contacts = flows
      .filter((flow) => flow.pages !== 'every' && flow.pages.some((on) => on.path === path))
      .map(({ id }) => id)
    return [path, { title, anchors: Object.fromEntries(anchors), contacts }]
  })
  const files = [
    ...Object.keys(published.files),
    ...feedFiles(published).keys(),
    ...calendarFiles(published).keys(),
    ...(published.security === undefined ? [] : ['/.well-known/security.txt']),
  ].map((path) => [path, 'file'])
  const drafts = Object.entries(site?.routes ?? {}).filter(([path]) => !(path in published.routes))
  const { redirects: _, ...shown } = snapshotSchema.parse(
    parseJson(emitManifestSnapshot(published)),
  )
  return {
    ...shown,
    drafts: Object.fromEntries(drafts),
    addresses: Object.fromEntries([...pages, ...files, ...targets]),
  }
}

/** The level of a change: that of the first rule, otherwise by the schema of the value. */
function levelOf(path: ModelPath, kind: ChangeKind, schema?: z.core.$ZodType): LevelRule['level'] {
  const rule = LEVEL_RULES.find((rule) => (rule.kind ?? kind) === kind && matches(rule.path, path))
  if (rule !== undefined) return rule.level
  if (schema === undefined) return 'visible'
  const reference = roleOf(schema, 'reference')?.kind
  const isImage = reference === 'image' || reference === 'icon'
  return isImage || roleOf(schema, 'text') !== undefined ? 'wording' : 'visible'
}

const matches = (pattern: string, path: ModelPath): boolean =>
  pattern.split('.').every((step, index, { length }) => {
    if (step === '**') return true
    const isStep = index < path.length && (step === '*' || step === path[index])
    return isStep && (index < length - 1 || length === path.length)
  })

/** A value of a version, and its path in what is compared. */
type LocatedValue = { readonly path: ModelPath; readonly value: unknown }

/** A value in both versions. For an added or removed one, `path` of the other version says where it would be. */
type ValuePair = { readonly old: LocatedValue; readonly next: LocatedValue }

/** A change, and its value in both versions. `root`: the property of the site, or `addresses` or `drafts`. */
type LocatedChange = Change & ValuePair & { readonly root: string }

type ValueDifference = Pick<Change, 'kind' | 'before' | 'after'> &
  ValuePair & {
    /** The path, with the names of the entries of lists, e.g. of fields, instead of their indexes. */
    readonly path: ModelPath
    readonly schema: z.core.$ZodType | undefined
  }

/** Entries of lists are matched by their names. microdiff, for example, matches them by their indexes. */
const differ = create({
  objectHash: (entry) => entryName(entry) ?? JSON.stringify(entry),
  arrays: { includeValueOnMove: true },
})

/** The properties that identify an entry of a list, the most stable first. */
const NAMES = ['name', 'id', 'heading', 'title', 'to', 'text', 'term', 'question', 'image']

/** What identifies an entry of a list, e.g. the name of a field or the heading of a section. */
const entryName = (entry: unknown): string | undefined =>
  NAMES.map((key) => property(entry, key)).find((value) => typeof value === 'string')

/** The differences of a delta between two values. */
function differencesIn(
  delta: Delta,
  { old, next: { value: after, path: at } }: ValuePair,
  schema: z.core.$ZodType | undefined,
  path: ModelPath,
): ValueDifference[] {
  if (delta === undefined) return []
  if (!Array.isArray(delta)) {
    return changedEntries(delta, old.value, after).flatMap(
      ({ key, from, name, value, ...part }) => {
        const pair = {
          old: { path: [...old.path, from], value: property(old.value, from) },
          next: { path: [...at, key], value },
        }
        return differencesIn(part.delta, pair, schema && schemaAt(schema, after, [key]), [
          ...path,
          name,
        ])
      },
    )
  }
  const kind = kindOf(delta)
  const values: readonly unknown[] = delta
  const [first, second] = kind === 'changed' ? values : [values[0], values[0]]
  const oldValue = kind === 'added' ? undefined : first
  const nextValue = kind === 'removed' ? undefined : second
  const textOf = (value: unknown) =>
    value === undefined ? undefined : joinedTexts(value) || undefined
  return [
    {
      kind,
      path,
      schema: unwrapped(schema),
      before: textOf(oldValue),
      after: kind === 'moved' ? undefined : textOf(nextValue),
      old: { ...old, value: oldValue },
      next: { path: at, value: nextValue },
    },
  ]
}

/** The parts of a value that have changed. Entries of lists have a name. `from`: the key or the index in the old value. */
function changedEntries(delta: object, before: unknown, after: unknown) {
  const isList = Array.isArray(after)
  const changed: [string, Delta][] = Object.entries(delta)
  const parts = changed
    .filter(([key]) => !isList || key !== '_t')
    .map(([key, part]) => {
      // In the delta of a list, `_2` is the entry 2 of the old list, and `2` that of the new list.
      const index = isList ? Number(key.replace('_', '')) : key
      const value: unknown = Array.isArray(part) ? part[0] : property(after, index)
      const name = (isList ? entryName(value) : undefined) ?? index
      const kind = kindOf(part)
      const isNested = Array.isArray(before) && !Array.isArray(part)
      const from = isNested ? before.findIndex((entry) => entryName(entry) === name) : index
      const moved = kind === 'moved' && Array.isArray(part) ? Number(part[1]) : index
      return { key: moved, from, name, delta: part, value, kind }
    })
  if (!isList) return parts
  const removed = parts.filter(({ kind }) => kind === 'removed')
  const added = parts.filter(({ kind }) => kind === 'added')
  // With the same length, entries were changed instead of removed and added. Otherwise, these are similar texts.
  const isSameLength = removed.length === added.length
  const changes = parts.flatMap((part) => {
    if (part.kind === 'removed') return []
    const isOld = ({ value }: { readonly value: unknown }) =>
      isSameLength || areSimilar(value, part.value)
    const index = part.kind === 'added' ? removed.findIndex(isOld) : -1
    const [old] = index === -1 ? [] : removed.splice(index, 1)
    if (old === undefined) return [part]
    return [{ ...part, from: old.from, name: old.name, delta: differ.diff(old.value, part.value) }]
  })
  return [...changes, ...removed]
}

/** Whether two values are texts that have at least half of the words of the shorter one in common. */
function areSimilar(a: unknown, b: unknown): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return false
  const [words, others] = [a.split(/\s+/), b.split(/\s+/)]
  const common = words.filter((word) => others.includes(word)).length
  return common >= Math.min(words.length, others.length) / 2
}

function kindOf(delta: Delta): ChangeKind {
  if (!Array.isArray(delta) || delta.length === 2) return 'changed'
  return delta.length === 1 ? 'added' : delta[2] === 3 ? 'moved' : 'removed'
}

/** A value as text: all texts and numbers in it. */
const joinedTexts = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(joinedTexts).filter(Boolean).join(' / ')
    : String(value)
