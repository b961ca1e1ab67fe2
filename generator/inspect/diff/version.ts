import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { commitAt, fileAt } from '../../bundle/git.ts'
import { parseJson } from '../../../src/model/json.ts'
import { UsageError, UserError } from '../../diagnostics/console.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { SNAPSHOT_NAME } from '../../emit/snapshots.ts'
import { thirdPartyContacts } from '../../hosting/configuration.ts'
import type { Project } from '../../manifest/project.ts'
import { sortChanges, type Change, compare } from './compare.ts'
import { siteRules, type Moves } from './rules.ts'

const page = z.looseObject({
  title: z.string(),
  indexed: z.boolean().default(true),
  sections: z.array(z.unknown()).default([]),
})

/** An alias in the snapshot of an older model. */
const formerAlias = z
  .looseObject({ sameAs: z.string() })
  .transform(({ sameAs, ...others }): Record<string, unknown> => ({ ...others, alias: sameAs }))

/**
 * The part of a manifest snapshot that has a known format. Everything else is compared without a schema,
 * so that snapshots of an older or newer model can be compared too.
 */
const snapshotSchema = z.looseObject({
  routes: z.record(z.string(), z.union([z.looseObject({ alias: z.string() }), formerAlias, page])),
  notFound: page.optional().catch(undefined),
  redirects: z
    .array(z.looseObject({ from: z.string(), to: z.string() }))
    .default([])
    .transform((list) => Object.fromEntries(list.map(({ from, to }) => [from, to]))),
})

type Snapshot = z.output<typeof snapshotSchema>

/** A version of the site to compare. */
export type Version = {
  readonly snapshot: Snapshot
  /** The snapshot parsed with the current model. `undefined` if it has the format of another model. */
  readonly site: Site | undefined
}

/** Parses the text of a manifest snapshot. Throws a user error if it is not valid. `what`: its name. */
export function parseSnapshot(text: string, what: string): Version {
  const value = parseJson(text)
  const { data, error } = snapshotSchema.safeParse(value)
  if (data !== undefined) return { snapshot: data, site: siteSchema.safeParse(value).data }
  const [issue] = error?.issues ?? []
  const problem =
    value === undefined ? 'it is not JSON' : `${issue?.path.join('.')}: ${issue?.message}`
  throw new UserError(`${what} cannot be compared: ${problem}.`)
}

/** Compares a manifest snapshot with that of a commit. Throws a user error if this is not possible. */
export async function changesSince({ root }: Project, ref: string, snapshot: string) {
  const commit = await commitAt(root, ref)
  const file = `generated/${SNAPSHOT_NAME}`
  const text = await fileAt(root, commit, file)
  if (text === undefined) {
    throw new UsageError(`The commit ${ref} does not contain ${file}. Compare with a later commit.`)
  }
  const old = parseSnapshot(text, `${file} at ${ref}`)
  return { commit, changes: diffSites(old, parseSnapshot(snapshot, 'The manifest')) }
}

/** The changes between two versions of the site, the highest level first. */
export function diffSites(old: Version, now: Version): Change[] {
  const moves = findMoves(old.snapshot, now.snapshot)
  const before = { ...withNewPaths(old, moves), moves: {}, contacts: {} }
  const after = { ...now.snapshot, moves: Object.fromEntries(moves), contacts: {} }
  if (old.site !== undefined && now.site !== undefined) {
    before.contacts = contactsOf(old.site, moves)
    after.contacts = contactsOf(now.site, new Map())
  }
  const whole = { before, after, schema: siteSchema, path: [], key: '', owner: '', inOwner: [] }
  const changes = compare(whole, siteRules(old.snapshot, now.snapshot, moves))
  return sortChanges(changes.map((change) => ({ ...change, path: manifestPath(change.path) })))
}

/** The path in the manifest. */
function manifestPath([root = '', ...rest]: ModelPath): ModelPath {
  if (root === 'redirects') return [root]
  if (root === 'contacts') return ['thirdParties', ...rest.slice(0, 1)]
  return [root === 'moves' ? 'routes' : root, ...rest]
}

/**
 * Finds moved pages, the old path and the new path of each: the old path is removed, and it redirects to
 * a new page, or a new page has the same title or the same sections.
 */
function findMoves(before: Snapshot, after: Snapshot): Moves {
  const added = Object.entries(after.routes).filter(([path]) => !Object.hasOwn(before.routes, path))
  const moves = new Map<string, string>()
  for (const [path, { title, sections }] of Object.entries(before.routes)) {
    if (Object.hasOwn(after.routes, path) || sections === undefined) continue
    const redirected = added.find(([other]) => other === after.redirects[path])
    const same = added.find(
      ([, page]) => page.title === title || isDeepStrictEqual(page.sections, sections),
    )
    const [found] = redirected ?? same ?? []
    if (found !== undefined && ![...moves.values()].includes(found)) moves.set(path, found)
  }
  return moves
}

/** The old version with the new paths of moved pages, also in links, so that a move is reported once. */
function withNewPaths({ snapshot }: Version, moves: Moves): object {
  const { redirects, routes } = snapshot
  const newPath = (path: string) => moves.get(path) ?? path
  const text = JSON.stringify({
    ...snapshot,
    routes: Object.fromEntries(Object.entries(routes).map(([path, page]) => [newPath(path), page])),
  })
  const tree: object = JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/^[^#]*/, newPath) : value,
  )
  return { ...tree, redirects }
}

/** The third parties with the paths of the pages that contact them. */
function contactsOf(site: Site, moves: Moves) {
  const pageCount = Object.values(site.routes).filter((route) => !('alias' in route)).length
  return Object.fromEntries(
    thirdPartyContacts(site).map(({ id, name, pages }) => {
      const where = pages.length === pageCount ? 'every page' : pages.join(', ')
      return [
        id,
        {
          name,
          where,
          pages: Object.fromEntries(pages.map((path) => [moves.get(path) ?? path, true])),
        },
      ]
    }),
  )
}
