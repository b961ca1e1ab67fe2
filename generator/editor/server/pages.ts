import type { Site } from '../../../src/site/site.ts'
import { editedTexts, generateEdited } from '../../project/editProject.ts'
import { formatPath } from '../../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../../diagnostics/diagnostics.ts'
import { contentHash } from '../../files.ts'
import { pageTemplates } from '../../manifest/edit/pageTemplates.ts'
import { PathError } from '../../manifest/edit/rename.ts'
import type { TextEdit } from '../../manifest/edit/textEdit.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import { sitePages } from '../../manifest/pages.ts'
import { publication } from '../../manifest/published.ts'
import type { Project } from '../../manifest/project.ts'
import type { PageChange, PageList, PagePreview } from '../pageProtocol.ts'
import { consequence, planPageChange, type PlannedPageChange } from './pageChanges.ts'
import { ConflictError, problemsIn, problemsOf } from './replies.ts'
import { manifestFiles } from '../../manifest/load.ts'

/** A change of the pages whose consequences were shown to the author. It can be written. */
export type ShownChange = {
  readonly id: string
  /** Identifies the files that it was planned from. */
  readonly version: string
  readonly edits: readonly TextEdit[]
}

/** The consequences of a change of the pages, or why it is not possible. */
export async function previewPageChange(
  project: Project,
  change: PageChange,
): Promise<{ readonly preview: PagePreview; readonly shown?: ShownChange }> {
  const source = manifestSource(await manifestFiles(project))
  const current = await generateEdited(project, source, new Map())
  if (current.files === undefined) return invalid(current.diagnostics)
  let planned: PlannedPageChange
  try {
    planned = planPageChange(current.plan.site, source, change)
  } catch (error) {
    const isPath = error instanceof PathError
    const field = isPath ? (change.kind === 'renamePage' ? 'to' : 'path') : undefined
    return { preview: { result: 'rejected', field, problems: problemsOf(error) } }
  }
  const { edits, consequences } = planned
  const texts = await editedTexts(source, edits)
  const edited = await generateEdited(project, source, texts)
  if (edited.files === undefined) return invalid(edited.diagnostics)
  const version = versionOf(source)
  const id = contentHash(JSON.stringify([version, edits]))
  const editedSource = manifestSource(
    source.files.map((file) => ({ ...file, text: texts.get(file.name) ?? file.text })),
  )
  return {
    shown: { id, version, edits },
    preview: {
      result: 'possible',
      id,
      consequences: [
        ...consequences(edited.plan.site, editedSource),
        ...newWarnings(current.diagnostics, edited.diagnostics).map((text) => consequence(text)),
      ],
      files: [...texts.keys()],
    },
  }
}

const invalid = (diagnostics: readonly LocatedDiagnostic[]) => ({
  preview: { result: 'rejected', problems: problemsIn(diagnostics) } as const,
})

/**
 * The edits of the change that was shown last. Throws a conflict if it is another one, or if the manifest has
 * changed since then: a change is written exactly as it was shown.
 */
export function shownEdits(
  source: ManifestSource,
  shown: ShownChange | undefined,
  id: string,
): readonly TextEdit[] {
  if (shown?.id === id && shown.version === versionOf(source)) return shown.edits
  throw new ConflictError(
    'The manifest has changed since these consequences were shown, so nothing was written. Show them again.',
  )
}

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

const versionOf = ({ files }: ManifestSource) =>
  contentHash(JSON.stringify(files.map(({ name, text }) => [name, text])))

/** The pages of a site, its menu, and the templates for new pages. */
export const listPages = (site: Site): PageList => ({
  pages: sitePages(site).map(({ path, canonical, page }) => ({
    path,
    title: page.title,
    publication: publication(page),
    ...(canonical === path ? {} : { alias: canonical }),
  })),
  menu: site.navigation.map(({ text, to, children }) => ({
    text,
    to,
    children: children.map((child) => ({ text: child.text, to: child.to, children: [] })),
  })),
  templates: Object.entries(pageTemplates).map(([name, { purpose }]) => ({ name, purpose })),
})
