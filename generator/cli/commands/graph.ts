import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageError, type Log } from '../../diagnostics/console.ts'
import { counted } from '../../diagnostics/counted.ts'
import { outline } from '../../inspect/overview/outline.ts'
import { siteGraphHtml } from '../../inspect/graph/html.ts'
import { layout } from '../../inspect/graph/layout.ts'
import { siteGraphSvg } from '../../inspect/graph/svg.ts'
import type { Project } from '../../manifest/project.ts'
import { readManifest } from './readManifest.ts'

/** The default output file, in a folder that git ignores. */
const DEFAULT = '.build/site-graph.html'

/** Draws the pages of the site and the links between them. */
export async function graphCommand(
  project: Project,
  log: Log,
  output: string | undefined,
): Promise<void> {
  const file = output === undefined ? path.join(project.root, DEFAULT) : path.resolve(output)
  const extension = path.extname(file)
  if (extension !== '.html' && extension !== '.svg') {
    throw new UsageError(`${file} does not end with .html or .svg. Choose one of these formats.`)
  }
  const { site } = await readManifest(project)
  const graph = layout(outline(site), site)
  const { name } = site.product
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(
    file,
    extension === '.svg' ? `${siteGraphSvg(graph, name)}\n` : siteGraphHtml(graph, name),
  )
  log(
    `${file}: ${counted(graph.rows.length, 'path')}, ${counted(graph.edges.length, 'link')}. Open it in a browser.`,
  )
}
