import type { Site } from '../../../src/site/site.ts'
import { editedTexts, generateEdited } from '../../project/editProject.ts'
import { formatPath } from '../../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../../diagnostics/locatedDiagnostics.ts'
import { contentHash } from '../../files.ts'
import { pageTemplates } from '../../edits/pageTemplates.ts'
import { PathError } from '../../edits/rename.ts'
import type { TextEdit } from '../../edits/textEdit.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import { sitePages } from '../../manifest/sitePages.ts'
import { publication } from '../../manifest/published.ts'
import type { Project } from '../../manifest/project.ts'
import type { EditRequest, PageChange } from '../protocol.ts'
import { planPageChange, type Consequence } from './pageChanges.ts'
import { ConflictError, problemsElsewhere, problemsIn, problemsOf } from './replies.ts'
import type { EditContext } from './settingChanges.ts'
import { manifestFiles } from '../../manifest/load.ts'

/** The consequences of a change of the pages, or why it is not possible. Nothing is written. */
export async function previewPageChange(project: Project, change: PageChange) {
  const source = manifestSource(await manifestFiles(project))
  const current = await generateEdited(project, source, new Map())
  if (current.files === undefined) {
    return { result: 'rejected', problems: problemsElsewhere(current.diagnostics) } as const
  }
  try {
    const context = { project, site: current.plan.site, source }
    const { edits, consequences } = planPageChange(context, change)
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
      version: versionOf(source, edits),
      consequences: [
        ...consequences(edited.plan.site, editedSource),
        ...newWarnings(current.diagnostics, edited.diagnostics),
      ],
      /** The names of the files of the manifest that it changes. */
      files: [...texts.keys()],
    } as const
  } catch (error) {
    const isPath = error instanceof PathError
    /** The property of the change that is invalid. Undefined: none in particular. */
    const field = isPath ? (change.kind === 'renamePage' ? 'to' : 'path') : undefined
    return { result: 'rejected', field, problems: problemsOf(error) } as const
  }
}

/** What a change would do, or why it is not possible. */
export type PagePreview = Awaited<ReturnType<typeof previewPageChange>>

/**
 * The edits of a change that was shown. Throws a conflict if the manifest has changed since then: a change is written
 * exactly as it was shown.
 */
export function shownEdits(
  context: EditContext,
  { change, version }: Extract<EditRequest, { kind: 'write' }>,
): readonly TextEdit[] {
  const { edits } = planPageChange(context, change)
  if (version === versionOf(context.source, edits)) return edits
  throw new ConflictError(
    'The manifest has changed since these consequences were shown, so nothing was written. Show them again.',
  )
}

function newWarnings(
  before: readonly LocatedDiagnostic[],
  after: readonly LocatedDiagnostic[],
): Consequence[] {
  const idOf = ({ code, path, message }: LocatedDiagnostic) =>
    `${code} ${formatPath(path)} ${message}`
  const known = new Set(before.map(idOf))
  return after
    .filter((diagnostic) => !known.has(idOf(diagnostic)))
    .map(({ message }) => ({ text: `Warning: ${message}` }))
}

const versionOf = ({ files }: ManifestSource, edits: readonly TextEdit[]) =>
  contentHash(JSON.stringify([files.map(({ name, text }) => [name, text]), edits]))

/** The pages of a site, its menu, and the templates for new pages. */
export const listPages = (site: Site) => ({
  pages: sitePages(site).map(({ path, canonical, page }) => ({
    path,
    title: page.title,
    /** Why builds do not always contain it, e.g. `draft` or `from 2026-12-01`. */
    publication: publication(page),
    /** The path of the page that it shows, if it is an additional path. */
    alias: canonical === path ? undefined : canonical,
  })),
  menu: site.navigation.map(({ text, to, children }): MenuEntry => ({
    text,
    to,
    children: children.map((child) => ({ text: child.text, to: child.to, children: [] })),
  })),
  templates: Object.entries(pageTemplates).map(([name, { purpose }]) => ({ name, purpose })),
})

/** An item of the menu. */
export type MenuEntry = {
  readonly text: string
  /** Undefined if the item only opens its submenu. */
  readonly to: string | undefined
  readonly children: readonly MenuEntry[]
}

/** The pages of a site, its menu, and the templates for new pages. */
export type PageList = ReturnType<typeof listPages>
