import type {
  UploadReply,
  Change,
  ChangeReply,
  EditablePage,
  SectionKindInfo,
} from '../protocol.ts'
import type { SettingsPage, SettingsRequest } from '../settingProtocol.ts'
import type { CurrentPlan } from '../../bundle/currentPlan.ts'
import { finishEdit } from '../../bundle/editProject.ts'
import { applyEdits } from '../../manifest/edit/textEdit.ts'
import { type ManifestSource, manifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { editablePage } from './editablePage.ts'
import {
  availableSteps,
  createEditHistory,
  undoableChanges,
  type ChangeEvents,
  type AppliedChange,
} from './history.ts'
import { editableImages, createUploads, planImageChange, type ImageContext } from './images.ts'
import { editableSections, sectionKinds } from './sections.ts'
import { readDescriptions, type DescriptionOf } from './settingSchemas.ts'
import { settingsPage } from './settings.ts'
import { rejected } from './files.ts'
import { manifestFiles } from '../../manifest/files.ts'
import { type ListContext, planListChange } from './listChanges.ts'
import type { PlannedChange } from './plannedChange.ts'
import { planTextChange } from './texts.ts'
import { planSetting } from './settingChanges.ts'
import { ancestorsOf } from '../pageProtocol.ts'

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
type PlannedEdit = { readonly texts: ReadonlyMap<string, string> } | { readonly reply: ChangeReply }

/** Plans an edit of the current files. It is called after all earlier changes. */
type EditPlanner = (source: ManifestSource) => PlannedEdit | Promise<PlannedEdit>

/** Creates the session of a development server. */
export function createEditSession(
  project: Project,
  plan: CurrentPlan,
  events: ChangeEvents = {},
): EditSession {
  const history = createEditHistory()
  const uploads = createUploads()
  const readSource = cachedSource(project)
  const changes = undoableChanges({ project, plan, history, readSource, events })
  let descriptions: Promise<DescriptionOf> | undefined

  async function applyNow(change: Change): Promise<ChangeReply> {
    if (change.kind === 'undo') return changes.undo()
    if (change.kind === 'redo') return changes.redo()
    const [{ site }, source] = await Promise.all([plan.get(), readSource()])
    const planned = await planChange({ project, site, source, uploads }, change)
    if ('problem' in planned) return rejected(planned.problem)
    if ('conflict' in planned) {
      return { result: 'conflict', message: planned.conflict, current: undefined }
    }
    if ('current' in planned) {
      const what = change.kind === 'text' || change.kind === 'inserted' ? 'text' : 'value'
      const message = `This ${what} has changed in the manifest in the meantime.`
      return { result: 'conflict', message, current: planned.current }
    }
    const texts = await finishEdit(source, applyEdits(source, planned.edits))
    return changes.write(source, { texts, create: planned.created })
  }

  async function editNow(from: string, planEdit: EditPlanner): Promise<ChangeReply> {
    const source = await readSource()
    const planned = await planEdit(source)
    if ('reply' in planned) return planned.reply
    return changes.write(source, planned, from)
  }

  async function readPage(path: string): Promise<EditablePage> {
    const [{ site }, source] = await Promise.all([plan.get(), readSource()])
    const sections = editableSections(site, source, path)
    const images = await editableImages(project, site, source, path)
    return {
      ...editablePage(site, source, path),
      sections,
      images,
      ...availableSteps(history),
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

/** Creates a function that reads the source of the manifest. It parses it again only if a file has changed. */
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

/** Plans a change of any kind, except undo and redo. */
function planChange(
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
      return planTextChange(site, source, change)
  }
}

/**
 * The page to open before the state before or after a change is restored, because that state has no page at
 * the open path: the page from which the change was requested, or the closest one above. Undefined if the open
 * page stays.
 */
export function pageAfter(
  open: string,
  change: Pick<AppliedChange, 'paths' | 'from'> | undefined,
  to: 'before' | 'after',
): string | undefined {
  if (change === undefined) return undefined
  const { paths, from = open } = change
  const isRemoved = [...paths.before, ...paths.after].includes(open) && !paths[to].includes(open)
  return isRemoved
    ? ([from, ...ancestorsOf(open)].find((path) => paths[to].includes(path)) ?? '/')
    : undefined
}
