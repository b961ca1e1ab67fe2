import { buildTime } from '../configuration.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { docsReader } from '../edits/describe/settingDocs.ts'
import { emitManifestSnapshot } from '../emit/snapshots.ts'
import { readTree } from '../emit/write.ts'
import { manifestFiles } from '../manifest/load.ts'
import { manifestSource } from '../manifest/locate.ts'
import { combinedFiles, combineVersions, type Preference } from '../project/combining.ts'
import type { CurrentPlan } from '../project/currentPlan.ts'
import { runGit, textOf } from '../project/git.ts'
import {
  fetchVersions,
  missingSetting,
  publish,
  unpublishedVersions,
} from '../project/publishing.ts'
import { problemsElsewhere } from '../project/replies.ts'
import {
  changedSiteFiles,
  newestCommit,
  saveVersion,
  siteVersions,
  VersionError,
  versionsIn,
} from '../project/versions.ts'
import type { Project } from '../projectPaths.ts'
import { locatedChanges, parseSnapshot } from './diff.ts'
import { pageProblems, publishedAmong } from './pageProblems.ts'
import { describeChanges, stateOf } from './siteChanges.ts'

/**
 * Answers the requests of the page editor about versions and publishing. A problem that an author or a colleague can
 * solve is a reply, not an error. What needs the network does not wait for edits, and edits do not wait for it.
 */
export function versionRequests(
  project: Project,
  plan: CurrentPlan,
  deployHook: string | undefined,
) {
  const { root } = project
  const readDocs = docsReader(project)
  const now = () => buildTime(process.env)

  /** The site as the editor shows it, with its source. */
  async function current() {
    const [{ site }, files] = await Promise.all([plan.get(), manifestFiles(project, plan.read)])
    const docOf = await readDocs()
    return { project, site, source: manifestSource(files), docOf }
  }

  /** The current site as a state to compare. */
  async function currentState() {
    const { site } = await plan.get()
    const snapshot = parseSnapshot(emitManifestSnapshot(site), 'The site')
    return { version: undefined, snapshot }
  }

  const hasUnsavedChanges = async (head: string) =>
    (await changedSiteFiles(project, head, await readTree(project.generated))).length > 0

  /** The changes of the site since its last version. */
  async function changes() {
    const head = await newestCommit(root)
    const [last] = await versionsIn(root, 'HEAD')
    const old = await stateOf(project, head)
    const [error] = problemsElsewhere(plan.errors())
    if (error !== undefined) throw new VersionError(error.message)
    const context = await current()
    const comparison = { ...context, old: old ?? NOTHING, next: await currentState(), now: now() }
    return {
      last,
      hasUnsavedChanges: await hasUnsavedChanges(head),
      pages: await describeChanges(comparison, context),
    }
  }

  /** What a version has changed, or what has changed since then. */
  async function compare(request: { readonly version: string; readonly with: 'previous' | 'now' }) {
    const { version } = request
    const state = (await stateOf(project, version)) ?? NOTHING
    const parent = await runGit(root, ['rev-parse', '--quiet', '--verify', `${version}^1`])
    const before = parent.status === 0 ? await stateOf(project, textOf(parent)) : undefined
    const [old, next] =
      request.with === 'now' ? [state, await currentState()] : [before ?? NOTHING, state]
    // The first version has only new pages.
    if (old === NOTHING) return { isFirst: true, pages: [] }
    const pages = await describeChanges({ ...(await current()), old, next, now: now() })
    return { isFirst: false, pages }
  }

  /** The versions that are not published, those of others, and what to check before they are published. */
  async function publication() {
    const fetchProblem = await fetchVersions(root)
    const { head, target, mine, theirs } = await unpublishedVersions(project)
    const missing = await missingSetting(root, target, deployHook)
    const problem = missing ?? fetchProblem
    const published = target?.published
    const [old, next] = [
      published === undefined ? undefined : await stateOf(project, published),
      await stateOf(project, head),
    ]
    const changed =
      old && next && locatedChanges(old.snapshot, next.snapshot, now()).map(({ page }) => page)
    const context = await current()
    const time = new Date(now())
    const paths = publishedAmong(context.site, changed && new Set(changed), time)
    return {
      mine,
      theirs,
      /** Why it is not possible to publish, or not known whether others have published. */
      problem: problem && told(problem),
      canPublish: missing === undefined && (mine?.length !== 0 || deployHook !== undefined),
      hasUnsavedChanges: await hasUnsavedChanges(head),
      combination:
        theirs.length === 0 || published === undefined
          ? undefined
          : await combinationOf(head, published),
      checks: pageProblems(context, paths, time),
    }
  }

  /** How the versions of others can be combined with those of the author. */
  async function combinationOf(head: string, published: string) {
    try {
      const files = await combinedFiles(project, head, published, 'mine')
      return { hasConflict: files.some(({ isConflict }) => isConflict) }
    } catch (error) {
      return { hasConflict: false, problem: told(error) }
    }
  }

  return {
    changes: () => plan.inOrder(() => orTold(changes())),
    versions: () => orTold(siteVersions(project).then((versions) => ({ versions }))),
    compare: (request: Parameters<typeof compare>[0]) => orTold(compare(request)),
    saveVersion: (message: string) =>
      plan.inOrder(() => orTold(saveVersion(project, message).then(done))),
    publication: () => orTold(publication()),
    publish: () => orTold(publish(project, deployHook).then(done)),
    combine: (preference: Preference | null) =>
      plan.inOrder(() => orTold(combineVersions(project, preference ?? undefined).then(done))),
    /** What to correct on a page before it is published. */
    launch: async (path: string) => ({
      checks: pageProblems(await current(), [path], new Date(now())),
    }),
  }
}

/** The state before the first version. */
const NOTHING = {
  version: undefined,
  snapshot: { snapshot: { routes: {}, redirects: [] }, site: undefined },
}

const done = () => ({ isDone: true })

/** A problem for the author, and its detail, which is shown after a click. */
function told(error: unknown): { readonly message: string; readonly detail: string } {
  if (error instanceof VersionError) return { message: error.message, detail: error.detail }
  if (error instanceof UserError) return { message: error.message, detail: '' }
  throw error
}

/** The reply, or what the author has to know instead. */
const orTold = <Reply>(reply: Promise<Reply>) =>
  reply.then(
    (value) => ({ value }),
    (error: unknown) => ({ refused: told(error) }),
  )
