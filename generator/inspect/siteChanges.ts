import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { roleOf } from '../../src/model/role.ts'
import { siteSchema } from '../../src/site/site.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import type { DocOf } from '../edits/describe/settingDocs.ts'
import { revisionAt } from '../edits/revision.ts'
import type { EditContext } from '../edits/valueChanges.ts'
import { isBelow, property, valueAt } from '../manifest/modelValues.ts'
import { schemaAt, unwrapped } from '../manifest/schemaWalk.ts'
import { pageAtPath, pageName, renamedPages, targetName } from '../manifest/sitePages.ts'
import { takenBack } from '../project/earlierVersion.ts'
import { sourceAt } from '../project/versions.ts'
import type { Project } from '../projectPaths.ts'
import {
  isWholeAddress,
  manifestPath,
  pathInManifest,
  picturesOf,
  type ChangedPage,
  type LocatedChange,
  type State,
  type States,
} from './comparison.ts'
import { locatedChanges, type Version } from './diff.ts'
import { excerpts } from './diffReport.ts'
import { valueLabel } from '../edits/describe/valueLabels.ts'
import { formatsIn, visibleWords } from '../edits/describe/visibleWords.ts'

/** What the description of a change needs. `site`: as it is now, for the order of its pages. `source`: its source. */
type Comparison = States &
  Omit<EditContext, 'project'> & { readonly project: Project; readonly docOf: DocOf }

/** The changes between two states that are listed, and the pages with another address. */
export function listedChanges({ old, next, now }: States) {
  const located = locatedChanges(old.snapshot, next.snapshot, now)
  const renamed = [...renamedPages(old.snapshot.snapshot, next.snapshot.snapshot)].map(
    ([before, after]) => ({
      before,
      after,
      isBreaking: located.some(
        (change) => isWholeAddress(change) && change.page === before && change.level === 'breaking',
      ),
    }),
  )
  const changes = located.filter((change) => {
    const { page, root, path: at } = change
    // What a page and its other addresses have in common is listed once.
    const isAlias = property(next.snapshot.snapshot.routes[page], 'alias') !== undefined
    if (isAlias && at.length > 0) return false
    if (!isWholeAddress(change)) return true
    // A draft that is shown to visitors, or the other way round, is a change of its address.
    const isPublication =
      root === 'drafts' && [old, next].every(({ snapshot }) => page in snapshot.snapshot.routes)
    return !isPublication && !renamed.some(({ before, after }) => [before, after].includes(page))
  })
  return { changes: withAnchors(changes, old.snapshot), renamed }
}

/** The changes, where a removed anchor belongs to the change of the heading, or of the section, from which it was made. */
function withAnchors(changes: readonly LocatedChange[], { site }: Version): LocatedChange[] {
  const anchors = new Map(
    changes.flatMap((change) => {
      const [part, id] = change.root === 'addresses' ? change.path : []
      const section =
        site && part === 'anchors'
          ? pageAtPath(site, change.page).sections.find((candidate) => candidate.id === id)
          : undefined
      const owner = changes.find(
        ({ old }) =>
          section !== undefined &&
          [section.path, [...section.path, 'heading']].some((at) =>
            isDeepStrictEqual(old.path, at),
          ),
      )
      return owner === undefined ? [] : [[change, owner] as const]
    }),
  )
  const owners = [...anchors.values()]
  return changes
    .filter((change) => !anchors.has(change))
    .map((change) => (owners.includes(change) ? { ...change, level: 'breaking' } : change))
}

/**
 * The changes between two states of the site in words, by page.
 *
 * @param current the site, if the second state is the current one: then single changes can be taken back
 */
export async function describeChanges(
  comparison: Comparison,
  current?: EditContext,
): Promise<ChangedPage[]> {
  const { old, next } = comparison
  const takeBack = current && (await takeBackOf(old, current))
  const listed = listedChanges(comparison)
  const sorted = listed.changes
    .map((change) => ({ change, position: positionOf(comparison, change) }))
    .toSorted((a, b) => comparePositions(a.position, b.position))
    .map(({ change }) => change)
  const changes = groupedChanges(comparison, sorted).map(async ([change, ...others]) => {
    const pictures = await picturesOf(comparison.project, comparison, change)
    return {
      ...titleOf(comparison, change),
      ...(others.length > 0 && placesOf(comparison, [change, ...others])),
      what: whatOf(comparison, change),
      ...orderOf(comparison, change),
      ...(pictures === undefined ? inWords(comparison, change) : excerpts({})),
      pictures,
      isBreaking: [change, ...others].some(({ level }) => level === 'breaking'),
      takeBack: takeBack?.(change),
    }
  })
  const addresses = listed.renamed.flatMap(({ before, after, isBreaking }) => {
    const [titleBefore, title] = [
      old.snapshot.snapshot.routes[before],
      next.snapshot.snapshot.routes[after],
    ].map((route) => property(route, 'title'))
    const change = { page: pageName(next.snapshot.snapshot, after), what: 'changed' as const }
    return [
      { ...change, label: 'Address', before, after, isBreaking },
      ...(title === titleBefore
        ? []
        : [
            {
              ...change,
              label: ADDRESSES['title'] ?? '',
              before: String(titleBefore),
              after: String(title),
              isBreaking: false,
            },
          ]),
    ]
  })
  const all = [...addresses, ...(await Promise.all(changes))]
  const pages = [...new Set(all.map(({ page }) => page))]
  return pages
    .toSorted((a, b) => Number(a === undefined) - Number(b === undefined))
    .map((page) => ({
      page,
      changes: all.flatMap(({ page: other, ...change }) => (other === page ? [change] : [])),
    }))
}

/** The changes in groups: a value of the source that several places share has changed once. */
export function groupedChanges(
  { source, next }: Pick<Comparison, 'source' | 'next'>,
  changes: readonly LocatedChange[],
): (readonly [LocatedChange, ...LocatedChange[]])[] {
  const groups = new Map<unknown, [LocatedChange, ...LocatedChange[]]>()
  for (const change of changes) {
    // Only of the present site, the source is known.
    const isShareable = next.version === undefined && change.kind === 'changed'
    const at = change.root === 'addresses' || !isShareable ? undefined : manifestPath(change)
    const key = (at && source.value(at)?.written) ?? change
    const group = groups.get(key)
    if (group !== undefined && group[0].before === change.before) group.push(change)
    else groups.set(group === undefined ? key : change, [change])
  }
  return [...groups.values()]
}

/** The places of a value that they share, in words. Those of several pages concern all pages. */
function placesOf(comparison: Comparison, changes: readonly LocatedChange[]) {
  const titles = changes.map((change) => titleOf(comparison, change))
  const places = titles.map(({ page, label }) => (page === undefined ? label : `${page}: ${label}`))
  const pages = new Set(titles.map(({ page }) => page))
  return {
    page: pages.size === 1 ? titles[0]?.page : undefined,
    label: `${titles[0]?.label.split(' · ').at(-1)} in ${places.length} places`,
    places,
  }
}

/** Where a change is in the site: the index of its page, then those of the properties and entries to it, as on the page. */
function positionOf({ site, old, next }: Comparison, change: LocatedChange): readonly number[] {
  const [state, { path: location }] =
    change.kind === 'removed' ? [old, change.old] : [next, change.next]
  const { snapshot } = state.snapshot
  const page = Object.keys(site.routes).indexOf(change.page)
  const at = change.root === 'addresses' ? [] : pathInManifest(change, location)
  const inPage = at.map((key, index) => {
    if (typeof key === 'number') return key
    const owner = unwrapped(schemaAt(siteSchema, snapshot, at.slice(0, index)))
    return owner instanceof z.ZodObject ? Object.keys(owner.shape).indexOf(key) : 0
  })
  // Removed pages and what all pages show come last.
  return [page === -1 ? Infinity : page, ...inPage]
}

function comparePositions(a: readonly number[], b: readonly number[]): number {
  for (const [index, position] of a.entries()) {
    if (position !== b[index]) return position - (b[index] ?? -1)
  }
  return a.length - b.length
}

/** The places that two states have changed differently since the state that both come from, in words. The first is the current one. */
export async function conflictsIn(mine: Comparison & EditContext, theirs: Comparison) {
  const others = listedChanges(theirs).changes
  const differences = listedChanges({ ...mine, old: theirs.next }).changes
  const takeBack = await takeBackOf(theirs.next, mine)
  return listedChanges(mine).changes.flatMap((change) => {
    const [isAdded, at] = [change.kind === 'added', pathInManifest(change, change.old.path)]
    const other = others.find((candidate) => {
      const place = pathInManifest(candidate, candidate.old.path)
      const isSame = isBelow(place, at) || isBelow(at, place)
      return (
        isSame &&
        (candidate.kind === 'added') === isAdded &&
        !isDeepStrictEqual(candidate.next, change.next)
      )
    })
    if (other === undefined) return []
    return [
      {
        takeTheirs: differences
          .filter(({ next }) => isDeepStrictEqual(next.path, change.next.path))
          .map((difference) => takeBack?.(difference))[0],
        // The name that both know.
        ...titleOf(mine, isAdded ? change : { ...change, kind: 'removed' }),
        mine: { what: whatOf(mine, change), text: inWords(mine, change).after },
        theirs: { what: whatOf(theirs, other), text: inWords(theirs, other).after },
      },
    ]
  })
}

/** What people read of a change before and after it. */
function inWords({ old, next }: Comparison, change: LocatedChange): ReturnType<typeof excerpts> {
  if (isWholeAddress(change)) {
    const [before, after] = [change.old, change.next].map(({ value }) =>
      addressWords(change.page, value),
    )
    return excerpts({ before, after })
  }
  if (change.root === 'addresses') return excerpts(change)
  const words = ({ snapshot }: State, { path: at, value }: LocatedChange['old']) => {
    const location = pathInManifest(change, at)
    const schema = unwrapped(schemaAt(siteSchema, snapshot.snapshot, location))
    const isLink = schema !== undefined && roleOf(schema, 'reference')?.kind === 'link'
    return isLink && typeof value === 'string' && value.startsWith('/')
      ? targetWords(snapshot, value)
      : visibleWords(snapshot.snapshot, location, value)
  }
  // Its words are the same.
  if (change.kind === 'moved') return excerpts({})
  const [before, after] = [words(old, change.old), words(next, change.next)]
  const texts = excerpts({ before, after })
  if (before === undefined || after === undefined) return texts
  const formats = ({ snapshot: { snapshot } }: State, { path: at, value }: LocatedChange['old']) =>
    formatsIn(snapshot, pathInManifest(change, at), value)
  const [earlier, now] = [formats(old, change.old), formats(next, change.next)]
  // If the words differ, it matters how many formats of each name there are.
  const keyOf = (format: string) => (before === after ? format : format.replace(/ “.*/s, ''))
  const count = (list: readonly string[], format: string) =>
    list.filter((other) => keyOf(other) === keyOf(format)).length
  const described = (text = '', own: readonly string[], others: readonly string[]) => {
    const different = own.filter(
      (format) => !others.includes(format) && count(own, format) !== count(others, format),
    )
    return different.length === 0 ? text : `${text} (${different.join(', ')})`
  }
  const all = {
    before: described(texts.before, earlier, now),
    after: described(texts.after, now, earlier),
  }
  return all.before === all.after ? excerpts({}) : all
}

/** What has happened. Without a value, a setting has its default: for authors, it is empty. */
function whatOf(
  { old, next }: Comparison,
  change: LocatedChange,
): LocatedChange['kind'] | 'emptied' {
  if (isGone(change, old.snapshot, next.snapshot)) return 'removed'
  const { kind, root, old: before, next: after } = change
  if (root === 'addresses' || (kind !== 'added' && kind !== 'removed')) return kind
  const [{ snapshot }, { path: at, value }] = kind === 'added' ? [next, after] : [old, before]
  const owner = schemaAt(siteSchema, snapshot.snapshot, pathInManifest(change, at.slice(0, -1)))
  const isSetting = unwrapped(owner) instanceof z.ZodObject && typeof value !== 'object'
  return isSetting ? (kind === 'added' ? 'changed' : 'emptied') : kind
}

/** Where a change is, in words. */
function titleOf({ old, next, docOf }: Comparison, change: LocatedChange) {
  const isOld = change.kind === 'removed' || isGone(change, old.snapshot, next.snapshot)
  const { snapshot } = (isOld ? old : next).snapshot
  if (change.root !== 'addresses') {
    const location = pathInManifest(change, isOld ? change.old.path : change.next.path)
    const { page, label } = valueLabel(snapshot, location, docOf)
    return { page, label: label || WHOLE_PAGE }
  }
  const [part = '', name = ''] = change.path
  const label =
    ADDRESSES[String(part)] ?? (change.page in snapshot.routes ? WHOLE_PAGE : 'An address')
  return { page: pageName(snapshot, change.page), label: [label, name].filter(Boolean).join(': ') }
}

/** Where an entry was moved. Of two that have changed places, nobody knows which was moved, so both are named. */
function orderOf({ old, next, docOf }: Comparison, change: LocatedChange) {
  if (change.kind !== 'moved') return undefined
  const [from, to] = [change.old.path, change.next.path].map((at) => Number(at.at(-1)))
  if (from === undefined || to === undefined) return undefined
  const labelAt = ({ snapshot }: State, index: number) => {
    const at = pathInManifest(change, [...change.next.path.slice(0, -1), index])
    return valueLabel(snapshot.snapshot, at, docOf).label
  }
  const other = labelAt(next, from)
  return Math.abs(from - to) === 1 && labelAt(old, to) === other
    ? {
        label: (from < to ? [other, labelAt(next, to)] : [labelAt(next, to), other]).join(' and '),
        what: 'swapped' as const,
      }
    : { positions: { from: from + 1, to: to + 1 } }
}

const WHOLE_PAGE = 'The whole page'

/** What belongs to an address, in words. */
const ADDRESSES: Readonly<Record<string, string>> = {
  title: 'Title',
  anchors: 'Place to which links lead',
  contacts: 'Service of another company',
}

/** The function that returns the edit which takes a change back. Undefined where that is not possible. */
async function takeBackOf({ version, snapshot }: State, current: EditContext) {
  if (version === undefined) return undefined
  const source = await sourceAt(current.project, version)
  return (change: LocatedChange) => {
    const { kind: difference, old, next, root } = change
    if (root === 'addresses' || (root === 'drafts' && next.path.length === 2)) return undefined
    const [before, at] = [pathInManifest(change, old.path), pathInManifest(change, next.path)]
    // In the compared sites, lists can lack entries, e.g. links to drafts.
    const isThere =
      (difference === 'added' ||
        isDeepStrictEqual(valueAt(snapshot.snapshot, before), old.value)) &&
      (difference === 'removed' || isSameData(valueAt(current.site, at), next.value))
    if (!isThere) return undefined
    try {
      const edits = takenBack(current, source, { difference, before, path: at })
      if (edits === undefined) return undefined
    } catch (error) {
      if (error instanceof UserError) return undefined
      throw error
    }
    const revision = revisionAt(current.source, at)
    return { kind: 'takeBack' as const, version, difference, before, path: at, revision }
  }
}

/** Whether two values are the same as JSON. */
const isSameData = (value: unknown, other: unknown) =>
  isDeepStrictEqual(value, other) ||
  isDeepStrictEqual(JSON.parse(JSON.stringify(value ?? null)), other ?? null)

/** Whether a page is gone, also if its address leads to another page now. */
const isGone = (change: LocatedChange, old: Version, next: Version) =>
  isWholeAddress(change) &&
  change.page in old.snapshot.routes &&
  !(change.page in next.snapshot.routes)

/** Where a link leads in words, e.g. `Leads to Contact: Write to us`. */
function targetWords({ snapshot, site }: Version, target: string): string {
  const [path = ''] = target.split('#')
  return `Leads to ${site === undefined ? pageName(snapshot, path) : targetName(site, target)}`
}

/** What belongs to an address in words, e.g. the title and the address of a page. Undefined: nothing. */
function addressWords(path: string, value: unknown): string | undefined {
  const title = property(value, 'title')
  if (typeof title === 'string') return `“${title}”, ${path}`
  if (typeof value !== 'string') return undefined
  return value.startsWith('to ') ? `Leads ${value}` : value
}
