import { buildTime } from '../configuration.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { locateDiagnostics } from '../diagnostics/locatedDiagnostics.ts'
import { docsReader } from '../edits/describe/settingDocs.ts'
import { readTree } from '../emit/write.ts'
import { isBelow, simpleValues } from '../manifest/modelValues.ts'
import { isPublished } from '../manifest/published.ts'
import { canonicalPages, pageName } from '../manifest/sitePages.ts'
import { combinedFiles, combineVersions, type Preference } from '../project/combining.ts'
import type { CurrentPlan } from '../project/currentPlan.ts'
import { runGit, textOf } from '../project/git.ts'
import {
  fetchVersions,
  missingSetting,
  publish,
  publishTarget,
  unpublishedVersions,
} from '../project/publishing.ts'
import { problemsElsewhere } from '../project/replies.ts'
import {
  changedSiteFiles,
  isAsInVersion,
  newestCommit,
  saveAuthor,
  saveVersion,
  siteVersions,
  VersionError,
  versionsIn,
} from '../project/versions.ts'
import type { Project } from '../projectPaths.ts'
import { listsAreUnique } from '../rules/unique.ts'
import { formatLocation } from '../text.ts'
import { launchProblems, locationsOf } from './launch.ts'
import { currentState, manifestPath, stateOf } from './comparison.ts'
import { conflictsIn, describeChanges, groupedChanges, listedChanges } from './siteChanges.ts'
import { valueLabel } from '../edits/describe/valueLabels.ts'

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
  /** When the site was published here last, ISO 8601. */
  let publishedAt: string | undefined

  /** The site as the editor shows it, with its source. */
  async function current() {
    const [{ site }, source] = await Promise.all([plan.get(), plan.source(project)])
    return { project, site, source, docOf: await readDocs() }
  }

  /** The differences between a version and the site as it is now. Without a version, everything is new. */
  async function sinceVersion(version: string | undefined) {
    const old = version === undefined ? undefined : await stateOf(project, version)
    const { site } = await plan.get()
    return { old: old ?? NOTHING, next: currentState(site), now: now() }
  }

  const hasUnsavedChanges = async (head: string) =>
    (await changedSiteFiles(project, head, await readTree(project.generated))).length > 0

  /** The changes of the site since its last version. */
  async function changes() {
    const head = await newestCommit(root)
    const [[last], isUnsaved, compared, context] = await Promise.all([
      versionsIn(root, 'HEAD', 1),
      hasUnsavedChanges(head),
      sinceVersion(head),
      current(),
    ])
    const [error] = problemsElsewhere(plan.errors())
    if (error !== undefined) throw new VersionError(error.message)
    const pages = await describeChanges({ ...context, ...compared }, context)
    // A change that no page shows can be saved too.
    return { last, hasUnsavedChanges: isUnsaved, pages }
  }

  /** What a version has changed, what has changed since then, or what would change if it is restored. */
  async function compare(request: {
    readonly version: string
    readonly with: 'previous' | 'now' | 'restored'
  }) {
    const { version } = request
    const parent = await runGit(root, ['rev-parse', '--quiet', '--verify', `${version}^1`])
    /** Whether the site is not as it was in the version. */
    const canRestore = !(await isAsInVersion(project, version))
    const since = request.with === 'previous' ? undefined : await sinceVersion(version)
    const compared =
      since !== undefined
        ? request.with === 'now'
          ? since
          : { ...since, old: since.next, next: since.old }
        : {
            old: (parent.status === 0 && (await stateOf(project, textOf(parent)))) || NOTHING,
            next: (await stateOf(project, version)) ?? NOTHING,
            now: now(),
          }
    // The first version has only new pages.
    if (compared.old === NOTHING || compared.next === NOTHING)
      return { isFirst: true, canRestore, pages: [] }
    const pages = await describeChanges({ ...(await current()), ...compared })
    return { isFirst: false, canRestore, pages }
  }

  /** How many changes visitors do not see, as far as it is known here. */
  async function unpublished() {
    const common = (await publishTarget(root))?.common
    if (common === undefined) return { count: 0 }
    const compared = await sinceVersion(common)
    const { changes: found, renamed } = listedChanges(compared)
    const source = await plan.source(project)
    return { count: groupedChanges({ ...compared, source }, found).length + renamed.length }
  }

  /**
   * What would be published, and what others have published. `known`: as far as it is known here, at once. `checked`:
   * also asks the remote repository, and says what to check before.
   */
  async function publication(extent: 'known' | 'checked') {
    const isChecked = extent === 'checked'
    const fetchProblem = isChecked ? await fetchVersions(root) : undefined
    const { head, target, mine, theirs } = await unpublishedVersions(project)
    const published = target?.published
    const [missing, isUnsaved, context, compared] = await Promise.all([
      missingSetting(root, target, deployHook),
      hasUnsavedChanges(head),
      current(),
      // Compared with the newest versions of others, their changes would be listed in reverse.
      target?.common === undefined ? undefined : sinceVersion(target.common),
    ])
    const problem = missing ?? fetchProblem
    return {
      /** What visitors do not see yet. Undefined: it is not known what they see. */
      pages: compared && (await describeChanges({ ...context, ...compared })),
      /** The published versions of others that this computer does not have. */
      theirs,
      /** Why it is not possible to publish, or not known whether others have published. */
      problem: problem && told(problem),
      /** Whether there is something to publish, and it is known where. */
      canPublish:
        missing === undefined && (mine?.length !== 0 || isUnsaved || deployHook !== undefined),
      hasUnsavedChanges: isUnsaved,
      /** When the site was published here last, and where visitors see it. */
      published:
        publishedAt === undefined
          ? undefined
          : { time: publishedAt, origin: context.site.product.origin },
      /** How the versions can be combined. `hasConflict`: both have changed the same places. `problem`: they cannot. */
      combination:
        theirs.length === 0 || published === undefined
          ? undefined
          : await combinationOf(
              head,
              published,
              compared && { ...context, ...compared },
              isUnsaved,
            ),
      /** What to correct on the pages that change. */
      hints: isChecked && compared !== undefined ? hintsOnPages(context, compared) : [],
      /** The pages that visitors do not see, also after the publication: drafts, and those with a later day. */
      hidden: canonicalPages(context.site).flatMap(({ path, page }) =>
        isPublished(page, context.site, now())
          ? []
          : [{ path, name: pageName(context.site, path) }],
      ),
    }
  }

  /** What `site launch` says, and which headings are equal, about the values of the published pages that have changed, in words. */
  function hintsOnPages(
    { site, source, docOf }: Awaited<ReturnType<typeof current>>,
    compared: Awaited<ReturnType<typeof sinceVersion>>,
  ) {
    const { changes: found, renamed } = listedChanges(compared)
    const changed = new Set([
      ...found.map(({ page }) => page),
      ...renamed.map(({ after }) => after),
    ])
    const changedPaths = found.map(manifestPath)
    const equalHeadings = [...listsAreUnique(site)].flatMap((found) =>
      found.code === 'duplicate-heading'
        ? [{ ...found, message: `The page has another heading with this text. ${found.hint}` }]
        : [],
    )
    const problems = [
      ...launchProblems({ site, source }, {}, new Date(now())),
      ...locateDiagnostics(equalHeadings, source),
    ]
    return canonicalPages(site).flatMap(({ path, page }) => {
      if (!changed.has(path) || !isPublished(page, site, now())) return []
      const hints = new Map(
        simpleValues(page, ['routes', path]).flatMap(({ path: at, value }) => {
          const locations = locationsOf(source, at)
          return problems.flatMap((problem) => {
            const location = formatLocation(problem)
            if (!locations.includes(location)) return []
            const isSample = problem.code === 'sample-value'
            const [section = '', ...rest] = valueLabel(site, at, docOf).parts
            return [
              [
                location,
                {
                  /** The part of the page, e.g. `Section “Our values”`, and what it is about in it. */
                  section,
                  label: rest.join(' · '),
                  /** Undefined: it is still a placeholder. */
                  message: isSample ? undefined : problem.message,
                  /** What visitors would read. Undefined: it is no text. */
                  text: typeof value === 'string' ? value : undefined,
                  location,
                  /** Whether it is about a value that has changed. */
                  isNew: changedPaths.some((part) => isBelow(at, part)),
                },
              ],
            ] as const
          })
        }),
      )
      return hints.size === 0
        ? []
        : [{ page: pageName(site, path), path, hints: [...hints.values()] }]
    })
  }

  /** How the versions of others can be combined with those of the author. `mine`: since both had the same state. */
  async function combinationOf(
    head: string,
    published: string,
    mine: Parameters<typeof conflictsIn>[0] | undefined,
    isUnsaved: boolean,
  ) {
    try {
      const files = await combinedFiles(project, head, published, 'mine')
      const next = await stateOf(project, published)
      // As far as they are known.
      const conflicts = mine && next ? await conflictsIn(mine, { ...mine, next }) : []
      // What is not saved yet is in no version that was combined here.
      const hasConflict = isUnsaved
        ? conflicts.length > 0
        : files.some(({ isConflict }) => isConflict)
      return { hasConflict, conflicts: hasConflict ? conflicts : [] }
    } catch (error) {
      return { hasConflict: false, conflicts: [], problem: told(error) }
    }
  }

  /** Saves a version if there is a message, which there is if something has changed. */
  const saved = async (message: string | null) => {
    if (message !== null) await plan.inOrder(() => saveVersion(project, message))
  }

  return {
    changes: () => plan.inOrder(() => orTold(changes())),
    /** The newest versions, the newest first. */
    versions: (limit: number) => orTold(siteVersions(project, limit)),
    compare: (request: Parameters<typeof compare>[0]) => orTold(compare(request)),
    saveVersion: (message: string) => orTold(saved(message).then(done)),
    /** Keeps who saves the versions of this site on this computer. */
    saveAuthor: (author: Parameters<typeof saveAuthor>[1]) =>
      orTold(saveAuthor(root, author).then(done)),
    unpublished: () => orTold(unpublished()),
    publication: (extent: Parameters<typeof publication>[0]) => orTold(publication(extent)),
    publish: (message: string | null) =>
      orTold(
        saved(message)
          .then(() => publish(project, deployHook))
          .then(() => void (publishedAt = new Date().toISOString()))
          .then(done),
      ),
    combine: ({ message, preference }: Combining) =>
      orTold(
        saved(message)
          .then(() => plan.inOrder(() => combineVersions(project, preference ?? undefined)))
          .then(done),
      ),
  }
}

type Combining = { readonly message: string | null; readonly preference: Preference | null }

/** The state before the first version. */
const NOTHING = {
  version: undefined,
  snapshot: { snapshot: { routes: {}, redirects: [] }, site: undefined },
}

const done = () => ({ isDone: true })

/** A problem for the author, and its detail, which is shown after a click. */
function told(error: unknown) {
  if (!(error instanceof UserError)) throw error
  const { message } = error
  if (!(error instanceof VersionError)) return { message, detail: '', isAuthorUnknown: false }
  return { message, detail: error.detail, isAuthorUnknown: error.isAuthorUnknown }
}

/** The reply, or what the author has to know instead. */
const orTold = <Reply>(reply: Promise<Reply>) =>
  reply.then(
    (value) => ({ value }),
    (error: unknown) => ({ refused: told(error) }),
  )
