import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { color } from '../../src/model/values.ts'
import type { Site } from '../../src/site/site.ts'
import { BRAND_COLORS, lowContrasts, siteColors } from '../brand/siteColors.ts'
import { buildTime } from '../configuration.ts'
import { formatDiagnostic } from '../diagnostics/locatedDiagnostics.ts'
import { listsOfPages } from '../edits/addPage.ts'
import { editablePage } from '../edits/describe/editablePage.ts'
import { sectionKinds } from '../edits/describe/sectionKinds.ts'
import { searchTexts, textQuerySchema } from '../edits/describe/searchTexts.ts'
import { docsReader } from '../edits/describe/settingDocs.ts'
import { settingsPage } from '../edits/describe/settings.ts'
import { editsForList, listChangeSchemas } from '../edits/listChanges.ts'
import { editableList } from '../edits/lists.ts'
import { planNewValue } from '../edits/newValues.ts'
import { pageChangeSchema, type PageChange } from '../edits/pageRequests.ts'
import { pageTemplates } from '../edits/pageTemplates.ts'
import { ConflictError, modelPathSchema, revisionAt, revisionSchema } from '../edits/revision.ts'
import {
  editsForValues,
  valuesChangeSchema,
  valueToAddSchema,
  type EditContext,
  paragraphsOf,
} from '../edits/valueChanges.ts'
import type { WriteResult } from '../emit/write.ts'
import { manifestFiles } from '../manifest/load.ts'
import { manifestSource } from '../manifest/locate.ts'
import type { Project } from '../projectPaths.ts'
import { isPublished, publication } from '../manifest/published.ts'
import {
  ancestorsOf,
  pageAtPath,
  pageName,
  renamedPages,
  sitePages,
} from '../manifest/sitePages.ts'
import { changeName } from './changeName.ts'
import type { CurrentPlan } from './currentPlan.ts'
import { generateEdited, writeFileChanges, type FileChanges } from './editProject.ts'
import {
  editsForTakeBack,
  restoredVersion,
  takeBackSchema,
  versionSchema,
} from './earlierVersion.ts'
import { createEditHistory, restoredFiles, type MovedEntries, type Step } from './history.ts'
import {
  abandonedImages,
  editableImages,
  editsForImage,
  editsForImageRemoval,
  editsForSymbol,
  fileOfChange,
  imageChangeSchema,
  imageRemovalSchema,
  sitePictures,
  symbolChangeSchema,
} from './imageChanges.ts'
import { previewPageChange, shownEdits } from './proposal.ts'
import { problemsElsewhere, problemsIn, rejection, type Rejection } from './replies.ts'
import type { StoredImage } from './storedImage.ts'

/** What the functions of the door take, for arguments that arrive as JSON. */
export const argumentSchemas = {
  describePage: z.string().startsWith('/').max(2000),
  describePart: z.strictObject({
    /** The path of the page that is open. */
    page: z.string().startsWith('/').max(2000),
    /** The path of the part in the manifest, e.g. of a section. Default: the page. */
    path: modelPathSchema.optional(),
  }),
  findTexts: textQuerySchema,
  pageList: z.null(),
  sectionKinds: z.null(),
  siteColors: z.strictObject({
    /** The name of a color of the brand, e.g. `accent`. */
    name: z.enum(BRAND_COLORS),
    /** `#rrggbb` */
    color,
  }),
  propose: pageChangeSchema,
  apply: z.discriminatedUnion('kind', [
    valuesChangeSchema,
    valueToAddSchema,
    ...listChangeSchemas,
    imageChangeSchema,
    imageRemovalSchema,
    symbolChangeSchema,
    z.strictObject({
      /** Makes the site as it was in a version. */
      kind: z.literal('restore'),
      version: versionSchema,
    }),
    takeBackSchema,
    z.strictObject({
      /** Writes a change of the pages that was proposed. */
      kind: z.literal('pages'),
      change: pageChangeSchema,
      /** The revision of its proposal. */
      revision: revisionSchema,
      /** The path of the open page. */
      from: z.string().max(500),
    }),
  ]),
  undo: z.null(),
  redo: z.null(),
}

/** A part of the site, as a page shows it. */
type Part = z.output<typeof argumentSchemas.describePart>

/** What is searched in all texts. */
type TextQuery = z.output<typeof argumentSchemas.findTexts>

/** A change of the manifest. */
type Change = z.output<typeof argumentSchemas.apply>

/** A change that can be written. The file that it stores is made before. */
type PreparedChange =
  | Exclude<Change, { kind: 'addImage' }>
  | (Extract<Change, { kind: 'addImage' }> & { readonly stored: Promise<StoredImage> })

/** The reply to a change. Unless it is `saved`, no file is changed. */
type ChangeReply =
  | {
      readonly result: 'saved'
      /** What an undo or a redo has changed, in words. Default: the whole site, or it was a change. */
      readonly name?: string | undefined
      readonly moved?: MovedEntries | undefined
      /** The names of the images that nothing uses any more since this change. Default: none. */
      readonly abandoned?: readonly string[] | undefined
    }
  | Rejection

/** Another value of a color of the brand. */
type NewColor = z.output<typeof argumentSchemas.siteColors>

/** The page to open instead of one that is not there any more. */
type Replacement = {
  readonly path: string
  /** Whether a message says that the page is gone. Not if it has another address, or if the author has removed it here. */
  readonly isUnexpected: boolean
}

/** The edits of a project: describes what can be edited, and changes it. */
export type Edits = ReturnType<typeof createEdits>

/**
 * The door to the manifest for the page editor: it describes the site and changes it. All arguments and results are
 * data. Changes are applied one after the other, and not while the development server generates.
 *
 * @param onWritten gets the written files of `generated/` and the warnings of the manifest before the reply to a change
 */
export function createEdits(
  project: Project,
  plan: CurrentPlan,
  onWritten: (generated: WriteResult, warnings: string) => void = () => {},
) {
  const history = createEditHistory()
  const readDocs = docsReader(project)
  /** The page from which the last change of pages was requested. Undefined: the last change was another one. */
  let origin: string | undefined
  /** The site when something was read last. Read and written without an `await` between. */
  let last: Site | undefined
  /** The page to open instead of each page that the site has had. */
  const replacements = new Map<string, Replacement>()

  /** The page to open instead of one that has another address now, or was removed. */
  function replacementOf(path: string, site: Site): Replacement | undefined {
    if (last !== undefined && last !== site) {
      const renamed = renamedPages(last, site)
      const isPage = (candidate: string) => Object.hasOwn(site.routes, candidate)
      const above = origin === undefined ? [] : [origin, ...ancestorsOf(origin)]
      const rest = { path: above.find(isPage) ?? '/', isUnexpected: origin === undefined }
      for (const gone of Object.keys(last.routes).filter((page) => !isPage(page))) {
        const to = renamed.get(gone)
        replacements.set(gone, to === undefined ? rest : { path: to, isUnexpected: false })
      }
    }
    last = site
    const found = Object.hasOwn(site.routes, path) ? undefined : replacements.get(path)
    return (found && replacementOf(found.path, site)) ?? found
  }

  /** The site and its source, both of the last version without errors. */
  async function readContext(): Promise<EditContext> {
    const [{ site }, source] = await Promise.all([plan.get(), plan.source(project)])
    return { project, site, source }
  }

  /** Writes a change or a step of the history, for the manifest as it is now. */
  async function write(change: PreparedChange | Step): Promise<ChangeReply> {
    const shown = await readContext()
    const files = await manifestFiles(project)
    const isShown = isDeepStrictEqual(files, shown.source.files)
    const source = isShown ? shown.source : manifestSource(files)
    const reply = await writeTo({ ...shown, source }, change).catch(rejection)
    if (reply.result === 'saved' || isShown) return reply
    const { diagnostics } = await generateEdited(project, source, new Map())
    const problems = problemsElsewhere(diagnostics)
    return problems.length === 0 ? reply : { result: 'rejected', problems }
  }

  async function writeTo(
    context: EditContext,
    change: PreparedChange | Step,
  ): Promise<ChangeReply> {
    const { source } = context
    const isStep = typeof change === 'string'
    const step = isStep ? history.next(change) : undefined
    const planned = isStep ? restoredFiles(source, step, change) : await editsFor(context, change)
    origin = isStep || change.kind !== 'pages' ? step?.from : change.from
    const moved = isStep ? step?.moved : movedEntries(change)
    const result = await writeFileChanges(project, source, planned)
    if (result.result === 'invalid') {
      return { result: 'rejected', problems: problemsIn(result.diagnostics) }
    }
    if (result.result === 'outdated') throw new ConflictError()
    const { changes: files, generated, sources, warnings } = result
    plan.set(result.plan, sources)
    onWritten(generated, warnings.map(formatDiagnostic).join('\n\n'))
    if (isStep) history.done(change)
    else {
      const name = changeName(context, change, result.plan.site, await readDocs())
      history.add({ files, others: planned.others, from: origin, moved, name })
    }
    const abandoned = abandonedImages(context.site, result.plan.site)
    return {
      result: 'saved',
      moved,
      ...(step?.name !== undefined && { name: step.name }),
      ...(abandoned.length > 0 && { abandoned }),
    }
  }

  async function describePage(path: string) {
    const context = await readContext()
    const { site, source } = context
    const docOf = await readDocs()
    const { page, root, sections } = pageAtPath(site, path)
    const draft = [...root, 'draft']
    const pictures = sitePictures(context)
    return {
      ...editablePage(site, source, path, docOf),
      sections: {
        list: editableList(site, source, [...root, 'sections']),
        sections: sections.map(({ id, path: at, section: { kind, heading } }) => ({
          id,
          kind,
          heading,
          /** The revision of its code. Undefined if the manifest does not contain it. */
          revision: revisionAt(source, at),
        })),
      },
      images: await editableImages(context, path, pictures),
      /** The pictures of the site. */
      pictures,
      /** The names of all pages by path. */
      names: namesOf(site),
      /** Why a build of this moment does not contain the page, e.g. `draft`. Undefined if it does. */
      publication: isPublished(page, site, buildTime(process.env)) ? undefined : publication(page),
      /** The value that makes the page a draft. */
      draft: { path: draft, revision: revisionAt(source, draft) },
      /** That the manifest has an error. Default: it has none. */
      problem: problemsElsewhere(plan.errors())[0]?.message,
      canUndo: history.next('undo') !== undefined,
      canRedo: history.next('redo') !== undefined,
      /** The page to open instead, because this one is not there any more. Undefined if it is. */
      replacement: replacementOf(path, site),
    }
  }

  async function describePart(request: Part) {
    const docOf = await readDocs()
    return settingsPage({ ...(await readContext()), docOf }, request)
  }

  async function findTexts(query: TextQuery) {
    const docOf = await readDocs()
    return searchTexts({ ...(await readContext()), docOf }, query)
  }

  return {
    // In order with changes, so that the plan and the manifest are of the same version.
    /** Describes what can be edited on the page at a path. */
    describePage: (path: string) => plan.inOrder(() => describePage(path)),
    /** Describes every value of a part of the site. */
    describePart: (request: Part) => plan.inOrder(() => describePart(request)),
    /** The texts of the site in which something is found, each with the text after a replacement. Writes nothing. */
    findTexts: (query: TextQuery) => plan.inOrder(() => findTexts(query)),
    /** The pages, the menu, and the templates for new pages. */
    pageList: async () => pageList((await plan.get()).site),
    /** The kinds of sections that can be inserted. */
    sectionKinds: async () => sectionKinds(),
    /** All colors of the site, if a color of the brand were another one. */
    siteColors: async ({ name, color }: NewColor) => {
      const colors = { ...(await plan.get()).site.brand.colors, [name]: color }
      const low = lowContrasts(colors).find((other) => other.name === name)
      return { ...siteColors(colors), nearest: low?.nearest }
    },
    /** The consequences of a change of the pages, or why it is not possible. Writes nothing. */
    propose: (change: PageChange) => previewPageChange(project, change),
    /** Writes a change, if the result is valid and the author has seen the present values. */
    apply: async (change: Change) => {
      if (change.kind !== 'addImage') return plan.inOrder(() => write(change))
      const stored = fileOfChange({ project, site: (await plan.get()).site }, change)
      // Encoding takes seconds, in which other requests are answered.
      await stored.catch(() => {})
      return plan.inOrder(() => write({ ...change, stored }))
    },
    /** Restores the files as they were before the last change. */
    undo: () => plan.inOrder(() => write('undo')),
    /** Applies the change again that was undone last. */
    redo: () => plan.inOrder(() => write('redo')),
  }
}

/** The entries that have other indexes after a change. Undefined if there are none. */
function movedEntries(change: Change): MovedEntries | undefined {
  if ('list' in change) return { list: change.list, first: 0 }
  if (change.kind === 'values') {
    const isDivided = ({ path, value }: (typeof change.values)[number]) =>
      paragraphsOf(path, String(value)).length > 1
    const path = change.values.find(isDivided)?.path
    return path && { list: path.slice(0, -1), first: Number(path.at(-1)) + 1 }
  }
  if (change.kind !== 'newValue' || change.shared === undefined) return undefined
  // Entries of one list only can follow the shared ones.
  return { list: change.path.slice(0, -1), first: Number(change.path.at(-1)) }
}

/** The edits of a change. Throws a user error if the change is not possible. */
async function editsFor(context: EditContext, change: PreparedChange): Promise<FileChanges> {
  switch (change.kind) {
    case 'values':
      return { edits: editsForValues(context, change.values) }
    case 'newValue':
      return { edits: planNewValue(context, change) }
    case 'addImage':
      return editsForImage(context, change, await change.stored)
    case 'removeImage':
      return editsForImageRemoval(context, change)
    case 'addSymbol':
      return editsForSymbol(context, change)
    case 'restore':
      return restoredVersion(context, change.version)
    case 'takeBack':
      return { edits: await editsForTakeBack(context, change) }
    case 'pages':
      return { edits: shownEdits(context, change.change, change.revision) }
    default:
      return { edits: editsForList(context, change) }
  }
}

const namesOf = (site: Site): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(site.routes).map((path) => [path, pageName(site, path)]))

/** The pages of a site, its menu, and the templates for new pages. */
const pageList = (site: Site) => ({
  pages: sitePages(site).map(({ path, canonical, page }) => ({
    path,
    name: pageName(site, path),
    title: page.title,
    /** Why builds do not always contain it, in words: `Draft`, or `From December 1, 2026`. */
    publication: page.draft ? 'Draft' : page.publishFrom && `From ${formatDay(page.publishFrom)}`,
    /** Whether a build of this moment contains it. */
    isPublished: isPublished(page, site, buildTime(process.env)),
    /** The path of the page that it shows, if it is an additional path. */
    alias: canonical === path ? undefined : canonical,
  })),
  menu: site.navigation.map(({ text, to, children }): MenuEntry => ({
    text,
    to,
    children: children.map((child) => ({ text: child.text, to: child.to, children: [] })),
  })),
  /** Where the pages below each path are linked together, in words. */
  lists: listsOfPages(site),
  templates: Object.entries(pageTemplates).map(([name, { purpose }]) => ({ name, purpose })),
})

/** A day in words, e.g. `December 1, 2026`. */
const formatDay = (day: string) =>
  new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })

/** An item of the menu. */
type MenuEntry = {
  readonly text: string
  /** Undefined if the item only opens its submenu. */
  readonly to: string | undefined
  readonly children: readonly MenuEntry[]
}
