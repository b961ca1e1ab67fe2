import { createHash } from 'node:crypto'
import type {
  PageChange,
  PageList,
  PagePreview,
  PagesRequest,
} from '../../../../src/editing/pages/pageRequests.ts'
import type { ChangeReply, Problem } from '../../../../src/editing/protocol.ts'
import type { CurrentPlan } from '../../../bundle/currentPlan.ts'
import { generateEdited, finishEdit } from '../../../bundle/editProject.ts'
import { UserError } from '../../../diagnostics/console.ts'
import { formatPath, isError } from '../../../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../../../diagnostics/diagnostics.ts'
import type { ManualEdit } from '../../../manifest/edit/textEdit.ts'
import { manifestFiles } from '../../../manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../../manifest/locate.ts'
import type { Project } from '../../../manifest/project.ts'
import type { EditSession } from '../editSession.ts'
import { consequence } from './consequence.ts'
import { FieldError } from './fieldError.ts'
import { generatedPreviews, manifestPreviews } from './filePreviews.ts'
import { listPages } from './listPages.ts'
import { problemOf } from '../writeChange.ts'
import { planPageChange } from './planPageChange.ts'
import type { PlannedPageChange } from './plannedPageChange.ts'

/** Answers the requests of the page editor about pages. */
export type PageEditing = (request: PagesRequest) => Promise<PageList | PagePreview | ChangeReply>

/** An edit that was shown to the author and can be written. */
type Previewed = {
  readonly id: string
  /** Identifies the files that it was planned from. */
  readonly version: string
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Creates the editing of pages. A change is written exactly as it was shown: if the manifest has changed
 * since the preview, nothing is written.
 */
export function createPageEditing(
  project: Project,
  plan: CurrentPlan,
  session: Pick<EditSession, 'edit'>,
): PageEditing {
  let last: Previewed | undefined

  async function preview(change: PageChange): Promise<PagePreview> {
    const source = manifestSource(await manifestFiles(project))
    const current = await generateEdited(project, source, new Map())
    if (current.files === undefined) return rejected(problemsOf(current.diagnostics))
    let planned: PlannedPageChange
    try {
      planned = planPageChange(current.plan.site, source, change)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      const field = error instanceof FieldError ? error.field : undefined
      return rejected([{ message: error.message }], field)
    }
    const { edit } = planned
    if (edit.texts === undefined) return rejected(computed(source, edit.manualEdits))
    const texts = await finishEdit(source, edit.texts)
    const edited = await generateEdited(project, source, texts)
    if (edited.files === undefined) return rejected(problemsOf(edited.diagnostics))
    const version = versionOf(source)
    last = { id: hash([version, ...[...texts].flat()]), version, texts }
    const editedSource = manifestSource(
      source.files.map((file) => ({ ...file, text: texts.get(file.name) ?? file.text })),
    )
    return {
      result: 'possible',
      id: last.id,
      consequences: [
        ...planned.consequences(edited.plan.site, editedSource),
        ...newWarnings(current.diagnostics, edited.diagnostics).map((text) => consequence(text)),
      ],
      files: manifestPreviews(source, texts),
      generated: await generatedPreviews(project, edited.files),
    }
  }

  const write = (id: string, from: string): Promise<ChangeReply> =>
    session.edit(from, (source) =>
      last?.id === id && last.version === versionOf(source)
        ? { texts: last.texts }
        : { reply: { result: 'conflict', message: CHANGED, current: undefined } },
    )

  return async (request) => {
    if ('list' in request) return listPages((await plan.get()).site)
    return 'preview' in request ? preview(request.preview) : write(request.write, request.from)
  }
}

const CHANGED =
  'The manifest has changed since these consequences were shown, so nothing was written. Show them again.'

const rejected = (
  problems: readonly Problem[],
  field?: Extract<PagePreview, { result: 'rejected' }>['field'],
): PagePreview => ({ result: 'rejected', field, problems })

const problemsOf = (diagnostics: readonly LocatedDiagnostic[]) =>
  diagnostics.filter(isError).map(problemOf)

/** Values that cannot be edited automatically, with their places. */
const computed = (source: ManifestSource, edits: readonly ManualEdit[]): Problem[] =>
  edits.map(({ path }) => {
    const { file, line, column } = source.locate(path, false)
    return {
      message: `${formatPath(path)} is computed, so it cannot be edited automatically.`,
      hint: 'Write it as a literal in the manifest, then try again.',
      location: `${file}:${line}:${column}`,
    }
  })

function newWarnings(
  before: readonly LocatedDiagnostic[],
  after: readonly LocatedDiagnostic[],
): string[] {
  const idOf = ({ code, path, message }: LocatedDiagnostic) =>
    `${code} ${formatPath(path)} ${message}`
  const known = new Set(before.map(idOf))
  return after
    .filter((diagnostic) => !known.has(idOf(diagnostic)))
    .map(({ message }) => `Warning: ${message}`)
}

const versionOf = ({ files }: Pick<ManifestSource, 'files'>) =>
  hash(files.flatMap(({ name, text }) => [name, text]))

const hash = (texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex')
