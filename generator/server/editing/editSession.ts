import type { Change, ChangeReply, EditablePage, Problem } from '../../../src/editing/protocol.ts'
import type { SettingsPage, SettingsRequest } from '../../../src/editing/settings/settings.ts'
import type { SectionKindInfo } from '../../../src/editing/sections/sectionKindInfo.ts'
import type { CurrentPlan } from '../../build/currentPlan.ts'
import { editProject, keepFormatted } from '../../build/editProject.ts'
import { adviceOf, isError } from '../../diagnostics/diagnostic.ts'
import { formatDiagnostic, type LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import { applyEdits } from '../../manifest/edit/textEdit.ts'
import { manifestFiles } from '../../manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { editablePage } from './editablePage.ts'
import { createEditHistory, type ChangedFile } from './editHistory.ts'
import { isInside } from './insideProject.ts'
import { editableSections } from './lists/editableSections.ts'
import { planListChange } from './lists/planListChange.ts'
import { sectionKinds } from './lists/sectionKinds.ts'
import { planChange } from './planChange.ts'
import { readDescriptions, type DescriptionOf } from './settings/descriptions.ts'
import { planSetting } from './settings/planSetting.ts'
import { settingsPage } from './settings/settingsPage.ts'

/** Reads and changes the manifest for the page editor. Changes are applied one after the other. */
export type EditSession = {
  /** What can be edited on the page at a path. */
  read(path: string): Promise<EditablePage>
  /** The settings of a part of the site. */
  settings(request: SettingsRequest): Promise<SettingsPage>
  /** Every kind of section that can be inserted. */
  sectionKinds(): Promise<readonly SectionKindInfo[]>
  /** Applies a change, if the result is valid. Otherwise no file is changed. */
  apply(change: Change): Promise<ChangeReply>
  /** Applies an edit that was planned elsewhere, if the result is valid. Otherwise no file is changed. */
  edit(plan: EditPlanner): Promise<ChangeReply>
}

/** The new texts of manifest files, by name, or the reply that says why there are none. */
export type PlannedEdit =
  | { readonly texts: ReadonlyMap<string, string> }
  | { readonly reply: ChangeReply }

/** Plans an edit of the current files. It is called after all earlier changes. */
export type EditPlanner = (source: ManifestSource) => PlannedEdit | Promise<PlannedEdit>

/** Creates the session of a development server. `warn` gets the warnings of each change. */
export function createEditSession(
  project: Project,
  plan: CurrentPlan,
  warn: (text: string) => void = () => {},
): EditSession {
  const history = createEditHistory()
  const readSource = cachedSource(project)
  let descriptions: Promise<DescriptionOf> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const available = () => ({
    canUndo: history.undoable() !== undefined,
    canRedo: history.redoable() !== undefined,
  })

  async function write(
    source: ManifestSource,
    texts: ReadonlyMap<string, string>,
    done: (files: readonly ChangedFile[]) => void,
  ): Promise<ChangeReply> {
    for (const { path, name } of source.files) {
      if (texts.has(name) && !(await isInside(project.root, path))) {
        return rejected(`${name} is a link to a file outside the project. Edit that file yourself.`)
      }
    }
    const outcome = await editProject(project, source, texts)
    switch (outcome.result) {
      case 'invalid':
        return {
          result: 'rejected',
          problems: outcome.diagnostics.filter(isError).map(problemOf),
        }
      case 'outdated':
        return {
          result: 'conflict',
          message: `${outcome.files.join(', ')} was saved by another program at this moment. Nothing was changed. Try again.`,
          current: undefined,
        }
      case 'written':
        plan.set(outcome.plan, outcome.sources)
        if (outcome.warnings.length > 0) warn(outcome.warnings.map(formatDiagnostic).join('\n\n'))
        done(outcome.changes.map(({ path, before, text }) => ({ path, before, after: text })))
        return { result: 'saved', ...available() }
    }
  }

  /** Restores the files of a change. The files must be as the change, or its undo, left them. */
  async function restore(
    files: readonly ChangedFile[] | undefined,
    to: 'before' | 'after',
    done: () => void,
  ): Promise<ChangeReply> {
    if (files === undefined) return rejected(`There is nothing to ${NAMES[to]}.`)
    const source = await readSource()
    const from = to === 'before' ? 'after' : 'before'
    const texts = new Map<string, string>()
    for (const file of files) {
      const read = source.files.find(({ path }) => path === file.path)
      if (read?.text !== file[from]) {
        const name = read?.name ?? file.path
        return rejected(
          `${name} was changed by another program since then, so the editor cannot ${NAMES[to]} its change.`,
        )
      }
      texts.set(read.name, file[to])
    }
    return write(source, texts, done)
  }

  async function applyNow(change: Change): Promise<ChangeReply> {
    if (change.kind === 'undo') return restore(history.undoable(), 'before', history.undone)
    if (change.kind === 'redo') return restore(history.redoable(), 'after', history.redone)
    const [{ site }, source] = await Promise.all([plan.get(), readSource()])
    const planned =
      'list' in change
        ? await planListChange({ project, site, source }, change)
        : change.kind === 'setting'
          ? planSetting(site, source, change)
          : planChange(site, source, change)
    if ('problem' in planned) return rejected(planned.problem)
    if ('conflict' in planned) {
      return { result: 'conflict', message: planned.conflict, current: undefined }
    }
    if ('current' in planned) {
      const what = change.kind === 'setting' ? 'value' : 'text'
      const message = `This ${what} has changed in the manifest in the meantime.`
      return { result: 'conflict', message, current: planned.current }
    }
    const texts = await keepFormatted(source, applyEdits(source, planned.edits))
    return write(source, texts, history.add)
  }

  async function editNow(planEdit: EditPlanner): Promise<ChangeReply> {
    const source = await readSource()
    const planned = await planEdit(source)
    return 'reply' in planned ? planned.reply : write(source, planned.texts, history.add)
  }

  function inOrder(start: () => Promise<ChangeReply>): Promise<ChangeReply> {
    const result = queue.then(start)
    queue = result.catch(() => {})
    return result
  }

  return {
    async read(path) {
      const [{ site }, source] = await Promise.all([plan.get(), readSource()])
      const sections = editableSections(site, source, path)
      return { ...editablePage(site, source, path), sections, ...available() }
    },
    async settings(request) {
      descriptions ??= readDescriptions(project)
      const [{ site }, source, descriptionOf] = await Promise.all([
        plan.get(),
        readSource(),
        descriptions,
      ])
      return settingsPage(project, site, source, request, descriptionOf)
    },
    sectionKinds: () => sectionKinds(project),
    apply: (change) => inOrder(() => applyNow(change)),
    edit: (planEdit) => inOrder(() => editNow(planEdit)),
  }
}

const NAMES = { before: 'undo', after: 'redo' } as const

const rejected = (message: string): ChangeReply => ({ result: 'rejected', problems: [{ message }] })

/** A diagnostic for the author. */
export const problemOf = (diagnostic: LocatedDiagnostic): Problem => ({
  message: diagnostic.message,
  hint: adviceOf(diagnostic),
  location: `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`,
  path: [...diagnostic.path],
})

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
