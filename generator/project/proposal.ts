import { formatPath } from '../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../diagnostics/locatedDiagnostics.ts'
import { proposePageChange, type Note } from '../edits/pageChanges.ts'
import type { PageChange } from '../edits/pageRequests.ts'
import { PathError } from '../edits/rename.ts'
import { ConflictError, revisionOf } from '../edits/revision.ts'
import type { EditContext } from '../edits/valueChanges.ts'
import type { TextEdit } from '../edits/textEdit.ts'
import { manifestFiles } from '../manifest/load.ts'
import { manifestSource, type ManifestSource } from '../manifest/locate.ts'
import type { Project } from '../projectPaths.ts'
import { editedTexts, generateEdited } from './editProject.ts'
import { problemsElsewhere, problemsIn, rejection } from './replies.ts'

/** The consequences of a change of the pages, or why it is not possible. Nothing is written. */
export async function previewPageChange(project: Project, change: PageChange) {
  const source = manifestSource(await manifestFiles(project))
  const current = await generateEdited(project, source, new Map())
  if (current.files === undefined) {
    return { result: 'rejected', problems: problemsElsewhere(current.diagnostics) } as const
  }
  try {
    const { edits, consequences, problems } = proposePageChange(
      { site: current.plan.site, source },
      change,
    )
    if (problems.length > 0) {
      const messages = problems.map(({ text }) => ({ message: text }))
      return { result: 'rejected', problems: messages } as const
    }
    const texts = await editedTexts(source, edits)
    const edited = await generateEdited(project, source, texts)
    if (edited.files === undefined) {
      return { result: 'rejected', problems: problemsIn(edited.diagnostics) } as const
    }
    const editedSource = manifestSource(
      source.files.map((file) => ({ ...file, text: texts.get(file.name) ?? file.text })),
    )
    return {
      result: 'possible',
      /** Identifies the manifest, and what the change does to it. */
      revision: proposalRevision(source, edits),
      consequences: [
        ...consequences({ site: edited.plan.site, source: editedSource }),
        ...newWarnings(current.diagnostics, edited.diagnostics),
      ],
      /** The names of the files of the manifest that it changes. */
      files: [...texts.keys()],
    } as const
  } catch (error) {
    const isPath = error instanceof PathError
    /** The property of the change that is invalid. Undefined: none in particular. */
    const field = isPath ? (change.kind === 'renamePage' ? 'to' : 'path') : undefined
    return { ...rejection(error), field }
  }
}

/** The edits of a change that was shown. Throws a conflict if the manifest has changed since then: a change is written exactly as it was shown. */
export function shownEdits(
  context: EditContext,
  change: PageChange,
  revision: string,
): readonly TextEdit[] {
  const { edits } = proposePageChange(context, change)
  if (revision === proposalRevision(context.source, edits)) return edits
  throw new ConflictError(
    'The manifest has changed since these consequences were shown, so nothing was written. Show them again.',
  )
}

function newWarnings(
  before: readonly LocatedDiagnostic[],
  after: readonly LocatedDiagnostic[],
): Note[] {
  const idOf = ({ code, path, message }: LocatedDiagnostic) =>
    `${code} ${formatPath(path)} ${message}`
  const known = new Set(before.map(idOf))
  return after
    .filter((diagnostic) => !known.has(idOf(diagnostic)))
    .map(({ message }) => ({ text: message }))
}

const proposalRevision = ({ files }: ManifestSource, edits: readonly TextEdit[]) =>
  revisionOf(JSON.stringify([files.map(({ name, text }) => [name, text]), edits]))
