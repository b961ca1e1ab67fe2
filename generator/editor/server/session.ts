import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../../../src/site/site.ts'
import type { CurrentPlan } from '../../project/currentPlan.ts'
import { formatDiagnostic } from '../../diagnostics/locatedDiagnostics.ts'
import type { WriteResult } from '../../emit/write.ts'
import { buildTime } from '../../configuration.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import { ancestorsOf, pageAtPath, sitePages } from '../../manifest/sitePages.ts'
import { isPublished, publication } from '../../manifest/published.ts'
import type { Project } from '../../manifest/project.ts'
import type { EditReply, EditRequest, Handlers, MovedEntries, RequestKind } from '../protocol.ts'
import type { SettingsRequest } from '../settingProtocol.ts'
import { changesSinceCommit } from './changesSinceCommit.ts'
import { editablePage } from './editablePage.ts'
import { writeFileChanges, type FileChanges } from './files.ts'
import { createEditHistory, restoredFiles } from './history.ts'
import { editableImages, planNewImage } from './images.ts'
import { planListChange, sectionKinds } from './listChanges.ts'
import { editableList } from './lists.ts'
import { listPages, previewPageChange, shownEdits } from './pages.ts'
import { ConflictError, problemsElsewhere, problemsIn, rejection } from './replies.ts'
import { planNewValue } from './newValues.ts'
import { planSettings, type EditContext } from './settingChanges.ts'
import { readDocs, type DocOf } from './settingDocs.ts'
import { settingsPage } from './settings.ts'
import { planTextChange } from './textChanges.ts'
import { manifestFiles } from '../../manifest/load.ts'
import { generateEdited } from '../../project/editProject.ts'

/** What the development server does when an edit is written, before the reply. Default: nothing. */
type EditEvents = {
  /** Gets the warnings of the edit. */
  readonly onWarnings?: (text: string) => void
  /** Gets the written files of `generated/`. */
  readonly onGenerated?: (written: WriteResult) => void
}

/** Reads and edits the manifest for the page editor. */
export type EditSession = ReturnType<typeof createEditSession>

/**
 * Creates the session of a development server. Edits are applied one after the other, and not while the development
 * server generates.
 */
export function createEditSession(project: Project, plan: CurrentPlan, events: EditEvents = {}) {
  const history = createEditHistory()
  const readSource = cachedSource(project, plan)
  let docs: Promise<DocOf> | undefined
  /** The page from which the last change of pages was requested. */
  let origin: string | undefined
  /** The paths of all pages that the site had when something was read. */
  const known = new Set<string>()

  /** The page to open instead of a removed one: the one from which it was changed, or the closest one above it. */
  function replacementOf(path: string, site: Site): string | undefined {
    const paths = sitePages(site).map((page) => page.path)
    for (const each of paths) known.add(each)
    if (!known.has(path) || paths.includes(path)) return undefined
    const candidates = [...(origin === undefined ? [] : [origin]), ...ancestorsOf(path)]
    return candidates.find((candidate) => paths.includes(candidate)) ?? '/'
  }

  /** The site and its source, both of the last version without errors. */
  async function readContext(): Promise<EditContext> {
    const [{ site }, source] = await Promise.all([plan.get(), readSource()])
    return { project, site, source }
  }

  async function apply(request: EditRequest): Promise<EditReply> {
    const shown = await readContext()
    const files = await manifestFiles(project)
    const isShown = isDeepStrictEqual(files, shown.source.files)
    const source = isShown ? shown.source : manifestSource(files)
    const reply = await applyTo({ ...shown, source }, request)
    if (reply.result === 'saved' || isShown) return reply
    const { diagnostics } = await generateEdited(project, source, new Map())
    const problems = problemsElsewhere(diagnostics)
    return problems.length === 0 ? reply : { result: 'rejected', problems }
  }

  async function applyTo(context: EditContext, request: EditRequest): Promise<EditReply> {
    const { source } = context
    try {
      const isStep = request.kind === 'undo' || request.kind === 'redo'
      const edit = isStep ? history.next(request.kind) : undefined
      const planned = isStep
        ? restoredFiles(source, edit, request.kind)
        : await planEdits(context, request)
      origin = request.kind === 'write' ? request.from : edit?.from
      const moved = isStep ? edit?.moved : movedEntries(request)
      const result = await writeFileChanges(project, source, planned)
      if (result.result === 'invalid') {
        return { result: 'rejected', problems: problemsIn(result.diagnostics) }
      }
      if (result.result === 'outdated') {
        throw new ConflictError(
          `${result.files.join(', ')} was saved by another program at this moment. Nothing was changed. Try again.`,
        )
      }
      const { changes: files, generated, sources, warnings } = result
      plan.set(result.plan, sources)
      events.onGenerated?.(generated)
      if (warnings.length > 0) events.onWarnings?.(warnings.map(formatDiagnostic).join('\n\n'))
      if (isStep) history.done(request.kind)
      else history.add({ files, created: planned.create, from: origin, moved })
      return { result: 'saved', moved }
    } catch (error) {
      return rejection(error)
    }
  }

  async function read(path: string) {
    const context = await readContext()
    const { site, source } = context
    const { page, root, sections } = pageAtPath(site, path)
    return {
      ...editablePage(site, source, path),
      sections: {
        list: editableList(site, source, [...root, 'sections']),
        sections: sections.map(({ id, section: { kind, heading } }) => ({ id, kind, heading })),
      },
      images: await editableImages(context, path),
      /** The paths of all pages. */
      paths: sitePages(site).map((page) => page.path),
      /** Why a build of this moment does not contain the page, e.g. `draft`. Undefined if it does. */
      publication: isPublished(page, site, buildTime(process.env)) ? undefined : publication(page),
      /** That the manifest has an error. Default: it has none. */
      problem: problemsElsewhere(plan.errors())[0]?.message,
      canUndo: history.next('undo') !== undefined,
      canRedo: history.next('redo') !== undefined,
      /** The path of the page to open instead, because this one was removed. Undefined if it was not. */
      replacement: replacementOf(path, site),
    }
  }

  async function settings(request: SettingsRequest) {
    docs ??= readDocs(project)
    return settingsPage({ ...(await readContext()), docOf: await docs }, request)
  }

  return {
    // In order with edits, so that the plan and the manifest are of the same version.
    read: (path) => plan.inOrder(() => read(path)),
    settings: (request) => plan.inOrder(() => settings(request)),
    apply: (request) => plan.inOrder(() => apply(request)),
    sectionKinds: () => sectionKinds(project),
    pages: async () => listPages((await plan.get()).site),
    changes: () => changesSinceCommit(project),
    preview: (change) => previewPageChange(project, change),
  } satisfies Handlers
}

/** The reply to a request of a kind. */
export type ReplyOf<Kind extends RequestKind> = Awaited<ReturnType<EditSession[Kind]>>

/** What can be edited on a page. */
export type EditablePage = ReplyOf<'read'>

/** Creates a function that reads the source of the current plan. It parses it again only if a file has changed. */
function cachedSource(project: Project, plan: CurrentPlan): () => Promise<ManifestSource> {
  let last: ManifestSource | undefined
  return async () => {
    const files = await manifestFiles(project, plan.read)
    if (last === undefined || !isDeepStrictEqual(last.files, files)) last = manifestSource(files)
    return last
  }
}

/** The entries that have other indexes after a change. Undefined if there are none. */
function movedEntries(request: EditRequest): MovedEntries | undefined {
  if ('list' in request) return { list: request.list, first: 0 }
  if (request.kind !== 'newValue' || request.shared === undefined) return undefined
  // Entries of one list only can follow the shared ones.
  return { list: request.path.slice(0, -1), first: Number(request.path.at(-1)) }
}

/** The edits of a request. Throws a user error if the request is not possible. */
async function planEdits(
  context: EditContext,
  request: Exclude<EditRequest, { kind: 'undo' | 'redo' }>,
): Promise<FileChanges> {
  switch (request.kind) {
    case 'text':
    case 'inserted':
      return { edits: planTextChange(context, request) }
    case 'setting':
      return { edits: planSettings(context, [request, ...(request.together ?? [])]) }
    case 'newValue':
      return { edits: planNewValue(context, request) }
    case 'addImage':
      return planNewImage(context, request)
    case 'write':
      return { edits: shownEdits(context, request) }
    default:
      return { edits: planListChange(context, request) }
  }
}
