import { reverted, type EditedFile, type FileChanges, type ReplacedFile } from './editProject.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import type { ManifestSource } from '../manifest/locate.ts'

/** The entries of a list that have other indexes after a change, or after the step that undoes it: those from `first` on. */
export type MovedEntries = { readonly list: ModelPath; readonly first: number }

/** What an edit has done to the files of the project. */
export type AppliedEdit = {
  readonly files: readonly EditedFile[]
  /** The other files that it has created, replaced or removed. Default: none. */
  readonly others?: readonly ReplacedFile[] | undefined
  /** The page from which the edit was requested. Default: unknown. */
  readonly from?: string | undefined
  /** The entries of a list that it has moved. Default: none. */
  readonly moved?: MovedEntries | undefined
  /** What it is about, in words. Default: the whole site. */
  readonly name?: string | undefined
}

/** A step back or forward in the history. */
export type Step = 'undo' | 'redo'

/** Creates an empty history of the edits of this run of the development server, for undo and redo. */
export function createEditHistory() {
  let edits: AppliedEdit[] = []
  /** The number of edits that are not undone. */
  let applied = 0
  return {
    /** Adds an edit. Undone edits can no longer be applied again. */
    add(edit: AppliedEdit) {
      edits = [...edits.slice(0, applied), edit]
      applied += 1
    },
    /** The edit that a step undoes or applies again. Undefined if there is none. */
    next: (step: Step): AppliedEdit | undefined => edits[step === 'undo' ? applied - 1 : applied],
    /** Marks `next(step)` as undone, or as applied again. */
    done(step: Step) {
      applied += step === 'undo' ? -1 : 1
    },
  }
}

/** The file changes of a step. Throws a user error if there is nothing to do, or if its files are not as the last edit left them. */
export function restoredFiles(
  source: ManifestSource,
  edit: AppliedEdit | undefined,
  step: Step,
): FileChanges {
  if (edit === undefined) throw new UserError(`There is nothing to ${step}.`)
  const { files, others = [] } = edit
  const texts = files.map(({ path, before, text }): [string, string] => {
    const [from, to] = step === 'undo' ? [text, before] : [before, text]
    const current = source.files.find((file) => file.path === path)
    if (current === undefined || current.text !== from) {
      throw new UserError(
        `Somebody else, or another program, has changed the same place since then, so the editor cannot ${step} it (${current?.name ?? path}).`,
      )
    }
    return [current.name, to]
  })
  return { texts: new Map(texts), others: step === 'undo' ? others.map(reverted) : others }
}
