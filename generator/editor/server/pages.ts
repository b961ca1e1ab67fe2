import { createHash } from 'node:crypto'
import type {
  PageChange,
  PageList,
  PagePreview,
  PagesRequest,
  FilePreview,
} from '../pageProtocol.ts'
import type { ChangeReply, Problem } from '../protocol.ts'
import type { CurrentPlan } from '../../bundle/currentPlan.ts'
import { generateEdited, finishEdit } from '../../bundle/editProject.ts'
import { UserError } from '../../diagnostics/console.ts'
import { formatPath, isError } from '../../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import type { ManualEdit } from '../../manifest/edit/textEdit.ts'
import { manifestFiles } from '../../manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import type { EditSession } from './session.ts'
import { consequence, FieldError, planPageChange, type PlannedPageChange } from './pageChanges.ts'
import { problemOf } from './files.ts'
import { diffLines } from 'diff'
import { compare, readTree } from '../../emit/write.ts'
import type { Site } from '../../../src/site/site.ts'
import { pageTemplates } from '../../manifest/edit/pageTemplates.ts'
import { sitePages } from '../../manifest/pages.ts'
import { formatLocation } from '../../text.ts'
import { relativePath } from '../../files.ts'

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
  edits.map(({ path }) => ({
    message: `${formatPath(path)} is computed, so it cannot be edited automatically.`,
    hint: 'Write it as a literal in the manifest, then try again.',
    location: formatLocation(source.locate(path, false)),
  }))

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

/** The files of the manifest that new texts, by name, change. */
export const manifestPreviews = (
  { files }: Pick<ManifestSource, 'files'>,
  texts: ReadonlyMap<string, string>,
): FilePreview[] =>
  files.flatMap(({ name, text }): FilePreview[] => {
    const edited = texts.get(name)
    return edited === undefined || edited === text
      ? []
      : [{ name, state: 'changed', ...lineCounts(text, edited) }]
  })

/** The files below `generated/` that would be written or removed. */
async function generatedPreviews(
  { root, generated }: Project,
  expected: ReadonlyMap<string, string>,
): Promise<FilePreview[]> {
  const actual = await readTree(generated)
  const { missing, changed, extra } = compare(expected, actual)
  const folder = relativePath(root, generated)
  const preview = (state: FilePreview['state']) => (name: string) => ({
    name: `${folder}/${name}`,
    state,
    ...lineCounts(actual.get(name) ?? '', expected.get(name) ?? ''),
  })
  return [
    ...missing.map(preview('new')),
    ...changed.map(preview('changed')),
    ...extra.map(preview('removed')),
  ]
}

/** How many lines were added and removed. */
function lineCounts(before: string, after: string) {
  const parts = diffLines(before, after, { ignoreNewlineAtEof: true })
  const count = (kind: 'added' | 'removed') =>
    parts.reduce((sum, part) => sum + (part[kind] ? part.count : 0), 0)
  return { addedLines: count('added'), removedLines: count('removed') }
}

/** The pages of a site, its menu, and the templates for new pages. */
const listPages = (site: Site): PageList => ({
  pages: sitePages(site).map(({ path, canonical, page }) => ({
    path,
    title: page.title,
    ...(canonical === path ? {} : { alias: canonical }),
  })),
  menu: site.navigation.map(({ text, to, children }) => ({
    text,
    to,
    children: children.map((child) => ({ text: child.text, to: child.to, children: [] })),
  })),
  templates: Object.entries(pageTemplates).map(([name, { purpose }]) => ({ name, purpose })),
})
