import type { UploadReply } from '../../../src/editing/images/imageUpload.ts'
import type { Change, ChangeReply, EditablePage } from '../../../src/editing/protocol.ts'
import type { SectionKindInfo } from '../../../src/editing/sections/sectionKindInfo.ts'
import type { SettingsPage, SettingsRequest } from '../../../src/editing/settings/settings.ts'
import type { CurrentPlan } from '../../bundle/currentPlan.ts'
import { finishEdit } from '../../bundle/editProject.ts'
import { applyEdits } from '../../manifest/edit/textEdit.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { cachedSource } from './cachedSource.ts'
import { editablePage } from './editablePage.ts'
import { availableSteps, createEditHistory } from './editHistory.ts'
import { editableImages } from './images/editableImages.ts'
import { createUploads } from './images/uploads.ts'
import { editableSections } from './lists/editableSections.ts'
import { sectionKinds } from './lists/sectionKinds.ts'
import { pageAfter } from './pages/pageAfter.ts'
import { planChange } from './planChange.ts'
import { readDescriptions, type DescriptionOf } from './settings/descriptions.ts'
import { settingsPage } from './settings/settingsPage.ts'
import { undoableChanges, type ChangeEvents } from './undoableChanges.ts'
import { rejected } from './writeChange.ts'

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
