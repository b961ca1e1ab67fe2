import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageError, type Log } from '../../diagnostics/console.ts'
import { siteGraph } from '../../inspect/graph.ts'
import { outline } from '../../inspect/overview/outline.ts'
import { routesText, treeText } from '../../inspect/overview/text.ts'
import type { Project } from '../../manifest/project.ts'
import { readManifest } from './readManifest.ts'

/** The output format. */
export type OverviewFormat = 'table' | 'tree' | 'json'

/** Lists every path of the site with its sections, forms and third parties. */
export async function routesCommand(
  project: Project,
  log: Log,
  format: OverviewFormat,
  width: number,
): Promise<void> {
  const { site } = await readManifest(project)
  const pages = outline(site)
  if (format === 'table') log(routesText(pages, site, width))
  if (format === 'tree') log(treeText(pages, site))
  if (format === 'json') log(JSON.stringify({ pages, redirects: site.redirects }, null, 2))
}

/** Prints the pages and their links as a Mermaid diagram, or writes it to a Markdown file. */
export async function graphCommand(project: Project, log: Log, output?: string): Promise<void> {
  if (output !== undefined && path.extname(output) !== '.md') {
    throw new UsageError(`${JSON.stringify(output)} does not end with .md. Name a Markdown file.`)
  }
  const { site } = await readManifest(project)
  const graph = siteGraph(outline(site), site)
  if (output === undefined) return log(graph)
  await mkdir(path.dirname(path.resolve(output)), { recursive: true })
  await writeFile(output, `${graph}\n`)
  log(`${output}: GitHub and the preview of many text editors draw the diagram in it.`)
}
