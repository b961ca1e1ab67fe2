import type { Site } from '../../../src/site/site.ts'
import { UserError, type Log } from '../../diagnostics/console.ts'
import { counted } from '../../text.ts'
import { describeReference } from '../../manifest/edit/references.ts'
import { entryAt } from '../../manifest/edit/textEdit.ts'
import {
  planRemoval,
  type ReferenceEdit,
  type RemovalPlan,
  type RemovalRequest,
  remainingPaths,
  removePages,
} from '../../manifest/edit/remove.ts'
import { manifestFiles } from '../../manifest/files.ts'
import { manifestSource, type ManifestSource, locationOf } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { applyEdit } from './applyEdit.ts'
import { readManifestWithout } from './readManifest.ts'

/** Removes a page. Lists the references to it and changes nothing if some of them would stay. */
export async function removePageCommand(
  project: Project,
  log: Log,
  request: RemovalRequest,
): Promise<void> {
  const isRemoved = (page: string) =>
    page === request.path || (request.children && page.startsWith(`${request.path}/`))
  const { site, source } = await readManifestWithout(project, isRemoved)
  const plan = planRemoval(site, request)
  const lines = plan.references.map((reference) => ({
    reference,
    text: referenceLine(site, source, reference),
  }))
  const open = lines.filter(({ reference: { remove, to } }) => (remove ?? to) === undefined)
  if (open.length > 0) {
    throw new UserError(
      [
        `${counted(open.length, 'reference')} to ${plan.pages.join(', ')} would lead to no page, so nothing was changed.`,
        ...open.map(({ text }) => text),
        ...hints(request),
      ].join('\n'),
    )
  }
  await applyEdit(project, source, removePages(site, source, plan), log)
  for (const line of summary(plan)) log(line)
  for (const { reference, text } of lines) {
    log(`${resultOf(reference)}: ${text}`)
  }
  const edited = manifestSource(await manifestFiles(project))
  for (const { at, path } of remainingPaths(edited, plan)) {
    log(
      `${at.file}:${at.line}:${at.column} still contains ${JSON.stringify(path)}, but nothing uses it. Remove it.`,
    )
  }
}

function resultOf({ path, remove, to }: ReferenceEdit): string {
  if (remove === undefined) return `Now leads to ${to}`
  return remove === path ? 'Removed only the link' : 'Removed'
}

function referenceLine(site: Site, source: ManifestSource, { path, value }: ReferenceEdit): string {
  // A link that several lists share is reported in each list.
  const entry = entryAt(site, source, path.slice(0, -1))
  const { file, line, column } =
    entry === undefined ? source.locate(path, false) : locationOf(entry)
  return `${file}:${line}:${column} ${describeReference(site, path)} (${value})`
}

const hints = ({ redirect, removeLinks }: RemovalRequest) => [
  ...(redirect === undefined
    ? ['Use --redirect <path> to redirect the page and these references to another page.']
    : []),
  ...(removeLinks
    ? ['These references cannot be removed automatically. Edit them, or use --redirect.']
    : ['Use --remove-links to remove menu items, footer links, cards and optional links.']),
]

function summary({ pages, staying, redirect }: RemovalPlan): string[] {
  const target =
    redirect === undefined ? 'without a redirect' : `and added a redirect to ${redirect}`
  return [
    ...pages.map((page) => `Removed ${page} ${target}.`),
    ...(staying.length === 0
      ? []
      : [
          `The pages below it stay: ${staying.join(', ')}. To remove a page with them, use --children.`,
        ]),
  ]
}
