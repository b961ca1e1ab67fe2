import type { UploadReply } from '../../../src/editing/images/imageUpload.ts'
import type { Change, ChangeReply, EditablePage } from '../../../src/editing/protocol.ts'
import type { SettingsPage, SettingsRequest } from '../../../src/editing/settings/settings.ts'
import type { SectionKindInfo } from '../../../src/editing/sections/sectionKindInfo.ts'
import type { CurrentPlan } from '../../build/currentPlan.ts'
import { keepFormatted } from '../../build/editProject.ts'
import { formatDiagnostic } from '../../diagnostics/diagnostics.ts'
import type { Plan } from '../../emit/plan.ts'
import type { WriteResult } from '../../emit/write.ts'
import { sitePages } from '../../manifest/pages.ts'
import { applyEdits } from '../../manifest/edit/textEdit.ts'
import { manifestFiles } from '../../manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { restoredText } from './changedFile.ts'
import { editablePage } from './editablePage.ts'
import { createEditHistory, type AppliedChange } from './editHistory.ts'
import { editableImages } from './images/editableImages.ts'
import { planImageChange, type ImageContext } from './images/planImageChange.ts'
import { createUploads } from './images/uploads.ts'
import { editableSections } from './lists/editableSections.ts'
import type { ListContext } from './lists/newEntry.ts'
import { planListChange } from './lists/planListChange.ts'
import { sectionKinds } from './lists/sectionKinds.ts'
import { pageAfter } from './pages/pageAfter.ts'
import { planChange, type PlannedChange } from './planChange.ts'
import { readDescriptions, type DescriptionOf } from './settings/descriptions.ts'
import { planSetting } from './settings/planSetting.ts'
import { settingsPage } from './settings/settingsPage.ts'
import { rejected, writeChange, type FileChanges } from './writeChange.ts'

/**
 * Reads and changes the manifest for the page editor. Changes are applied one after the other, and not
 * while the development server generates.
 */
export type EditSession = {
  /** What can be edited on the page at a path. */
  read(path: string): Promise<EditablePage>
  /** The settings of a part of the site. */
  settings(request: SettingsRequest): Promise<SettingsPage>
  /** Every kind of section that can be inserted. */
  sectionKinds(): Promise<readonly SectionKindInfo[]>
  /** Checks the file of an image, and keeps it for a change. */
  upload(bytes: Uint8Array): Promise<UploadReply>
  /** Applies a change, if the result is valid. Otherwise no file is changed. */
  apply(change: Change): Promise<ChangeReply>
  /** Applies an edit of the page `from` that was planned elsewhere, if the result is valid. Otherwise no file is changed. */
  edit(from: string, plan: EditPlanner): Promise<ChangeReply>
}

/** The new texts of manifest files, by name, or the reply that says why there are none. */
export type PlannedEdit =
  | { readonly texts: ReadonlyMap<string, string> }
  | { readonly reply: ChangeReply }

/** Plans an edit of the current files. It is called after all earlier changes. */
export type EditPlanner = (source: ManifestSource) => PlannedEdit | Promise<PlannedEdit>

/** What the development server does when a change is written, before the reply. Default: nothing. */
export type EditSessionEvents = {
  /** Gets the warnings of the change. */
  readonly onWarnings?: (text: string) => void
  /** Gets the written files of `generated/`. */
  readonly onGenerated?: (written: WriteResult) => void
}

/** Creates the session of a development server. */
export function createEditSession(
  project: Project,
  plan: CurrentPlan,
  { onWarnings, onGenerated }: EditSessionEvents = {},
): EditSession {
  const history = createEditHistory()
  const uploads = createUploads()
  const readSource = cachedSource(project)
  let descriptions: Promise<DescriptionOf> | undefined
  const available = () => ({
    canUndo: history.undoable() !== undefined,
    canRedo: history.redoable() !== undefined,
  })

  async function write(
    source: ManifestSource,
    files: FileChanges,
    done: (change: AppliedChange) => void,
  ): Promise<ChangeReply> {
    const before = pathsOf(await plan.get())
    const written = await writeChange(project, source, files)
    if (written.result !== 'written') return written
    plan.set(written.plan, written.sources)
    onGenerated?.(written.generated)
    if (written.warnings.length > 0) {
      onWarnings?.(written.warnings.map(formatDiagnostic).join('\n\n'))
    }
    const paths = { before, after: pathsOf(written.plan) }
    done({ texts: written.texts, created: files.create, paths })
    return { result: 'saved', ...available() }
  }

  /** Restores the files of a change. The files must be as the change, or its undo, left them. */
  async function restore(
    change: AppliedChange | undefined,
    to: 'before' | 'after',
    done: () => void,
  ): Promise<ChangeReply> {
    if (change === undefined) return rejected(`There is nothing to ${NAMES[to]}.`)
    const source = await readSource()
    const texts = new Map<string, string>()
    for (const file of change.texts) {
      const read = source.files.find(({ path }) => path === file.path)
      const text = read && restoredText(read.text, file, to)
      if (read === undefined || text === undefined) {
        const name = read?.name ?? file.path
        return rejected(
          `${name} was changed by another program since then, so the editor cannot ${NAMES[to]} its change.`,
        )
      }
      texts.set(read.name, text)
    }
    const { created } = change
    return write(
      source,
      to === 'before' ? { texts, remove: created } : { texts, create: created },
      done,
    )
  }

  async function applyNow(change: Change): Promise<ChangeReply> {
    if (change.kind === 'undo') return restore(history.undoable(), 'before', history.undone)
    if (change.kind === 'redo') return restore(history.redoable(), 'after', history.redone)
    const [{ site }, source] = await Promise.all([plan.get(), readSource()])
    const planned = await planAny({ project, site, source, uploads }, change)
    if ('problem' in planned) return rejected(planned.problem)
    if ('conflict' in planned) {
      return { result: 'conflict', message: planned.conflict, current: undefined }
    }
    if ('current' in planned) {
      const what = change.kind === 'text' || change.kind === 'inserted' ? 'text' : 'value'
      const message = `This ${what} has changed in the manifest in the meantime.`
      return { result: 'conflict', message, current: planned.current }
    }
    const texts = await keepFormatted(source, applyEdits(source, planned.edits))
    return write(source, { texts, create: planned.created }, history.add)
  }

  async function editNow(from: string, planEdit: EditPlanner): Promise<ChangeReply> {
    const source = await readSource()
    const planned = await planEdit(source)
    if ('reply' in planned) return planned.reply
    return write(source, planned, (change) => history.add({ ...change, from }))
  }

  async function readPage(path: string): Promise<EditablePage> {
    const [{ site }, source] = await Promise.all([plan.get(), readSource()])
    const sections = editableSections(site, source, path)
    const images = await editableImages(project, site, source, path)
    return {
      ...editablePage(site, source, path),
      sections,
      images,
      ...available(),
      pageAfterUndo: pageAfter(path, history.undoable(), 'before'),
      pageAfterRedo: pageAfter(path, history.redoable(), 'after'),
    }
  }

  async function readSettings(request: SettingsRequest): Promise<SettingsPage> {
    descriptions ??= readDescriptions(project)
    const [{ site }, source, descriptionOf] = await Promise.all([
      plan.get(),
      readSource(),
      descriptions,
    ])
    return settingsPage(project, site, source, request, descriptionOf)
  }

  return {
    // Also in order, so that the plan and the manifest are of the same version.
    read: (path) => plan.inOrder(() => readPage(path)),
    settings: (request) => plan.inOrder(() => readSettings(request)),
    sectionKinds: () => sectionKinds(project),
    upload: uploads.add,
    apply: (change) => plan.inOrder(() => applyNow(change)),
    edit: (from, planEdit) => plan.inOrder(() => editNow(from, planEdit)),
  }
}

const NAMES = { before: 'undo', after: 'redo' } as const

const pathsOf = ({ site }: Plan) => sitePages(site).map(({ path }) => path)

/** Plans a change of any kind. */
function planAny(
  context: ListContext & ImageContext,
  change: Exclude<Change, { kind: 'undo' | 'redo' }>,
): PlannedChange | Promise<PlannedChange> {
  const { site, source } = context
  if ('list' in change) return planListChange(context, change)
  switch (change.kind) {
    case 'setting':
      return planSetting(site, source, change)
    case 'addImage':
    case 'editImage':
      return planImageChange(context, change)
    case 'text':
    case 'inserted':
      return planChange(site, source, change)
  }
}

/** Reads the source of the manifest. It is parsed again only if a file has changed. */
function cachedSource({ root, manifest }: Project): () => Promise<ManifestSource> {
  let last: ManifestSource | undefined
  return async () => {
    const files = await manifestFiles({ root, manifest })
    const isSame =
      last?.files.length === files.length &&
      files.every(({ path, text }, index) => {
        const other = last?.files[index]
        return other?.path === path && other.text === text
      })
    if (!isSame || last === undefined) last = manifestSource(files)
    return last
  }
}
