import type { ChangeReply } from '../protocol.ts'
import type { CurrentPlan } from '../../bundle/currentPlan.ts'
import { formatDiagnostic } from '../../diagnostics/diagnostics.ts'
import type { Plan } from '../../emit/plan.ts'
import type { WriteResult } from '../../emit/write.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { sitePages } from '../../manifest/pages.ts'
import type { Project } from '../../manifest/project.ts'
import {
  restoredText,
  rejected,
  writeChange,
  type FileChanges,
  type ChangedFile,
  type CreatedFile,
} from './files.ts'

/** Writes changes of the manifest, and undoes them. Nothing is written if the result is not valid. */
type UndoableChanges = {
  /** Writes a change. `from` is the page from which it was requested; default: unknown. */
  write(source: ManifestSource, files: FileChanges, from?: string): Promise<ChangeReply>
  /** Undoes the last change. Its files must be as the change left them. */
  undo(): Promise<ChangeReply>
  /** Repeats the change that was undone last. Its files must be as the undo left them. */
  redo(): Promise<ChangeReply>
}

/** What the development server does when a change is written, before the reply. Default: nothing. */
export type ChangeEvents = {
  /** Gets the warnings of the change. */
  readonly onWarnings?: (text: string) => void
  /** Gets the written files of `generated/`. */
  readonly onGenerated?: (written: WriteResult) => void
}

type UndoableChangesOptions = {
  readonly project: Project
  readonly plan: CurrentPlan
  readonly history: EditHistory
  readonly readSource: () => Promise<ManifestSource>
  readonly events: ChangeEvents
}

/** Writes the changes of a project. They are added to `history`. */
export function undoableChanges({
  project,
  plan,
  history,
  readSource,
  events: { onWarnings, onGenerated },
}: UndoableChangesOptions): UndoableChanges {
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
    return { result: 'saved', ...availableSteps(history) }
  }

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
    const files = to === 'before' ? { texts, remove: created } : { texts, create: created }
    return write(source, files, done)
  }

  return {
    write: (source, files, from) =>
      write(source, files, (change) => history.add({ ...change, from })),
    undo: () => restore(history.undoable(), 'before', history.undone),
    redo: () => restore(history.redoable(), 'after', history.redone),
  }
}

const NAMES = { before: 'undo', after: 'redo' } as const

const pathsOf = ({ site }: Plan) => sitePages(site).map(({ path }) => path)

/** What a change has done to the files of the project. */
export type AppliedChange = {
  readonly texts: readonly ChangedFile[]
  /** The file that it has created. Undefined: none. */
  readonly created: CreatedFile | undefined
  /** The paths of the site. */
  readonly paths: { readonly before: readonly string[]; readonly after: readonly string[] }
  /** The page from which the change was requested. Default: unknown. */
  readonly from?: string | undefined
}

/** The changes of this run of the development server, for undo and redo. */
type EditHistory = {
  /** Adds a change. Undone changes can no longer be applied again. */
  add(change: AppliedChange): void
  /** The last change that is not undone. */
  undoable(): AppliedChange | undefined
  /** The change that was undone last. */
  redoable(): AppliedChange | undefined
  /** Marks `undoable()` as undone. */
  undone(): void
  /** Marks `redoable()` as applied again. */
  redone(): void
}

/** Creates an empty history. */
export function createEditHistory(): EditHistory {
  let changes: AppliedChange[] = []
  /** The number of changes that are not undone. */
  let applied = 0
  return {
    add(change) {
      changes = [...changes.slice(0, applied), change]
      applied += 1
    },
    undoable: () => changes[applied - 1],
    redoable: () => changes[applied],
    undone() {
      applied = Math.max(0, applied - 1)
    },
    redone() {
      applied = Math.min(changes.length, applied + 1)
    },
  }
}

/** Whether the page editor can undo and redo. */
export const availableSteps = (history: EditHistory) => ({
  canUndo: history.undoable() !== undefined,
  canRedo: history.redoable() !== undefined,
})
