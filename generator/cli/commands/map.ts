import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageError, type Log } from '../../diagnostics/console.ts'
import { outline } from '../../inspect/overview/outline.ts'
import { siteGraphHtml } from '../../inspect/graph/html.ts'
import { layout } from '../../inspect/graph/layout.ts'
import { siteGraphSvg } from '../../inspect/graph/svg.ts'
import type { Project } from '../../manifest/project.ts'
import { readManifest } from './readManifest.ts'

/** Where the picture goes if nobody says where: to what builds leave, which is not kept. */
const DEFAULT = '.build/site-map.html'

/** Draws the site: its pages, and the links between them. */
export async function mapCommand(
  project: Project,
  say: Log,
  output: string | undefined,
): Promise<void> {
  const file = output === undefined ? path.join(project.root, DEFAULT) : path.resolve(output)
  const kind = path.extname(file)
  if (kind !== '.html' && kind !== '.svg') {
    throw new UsageError(
      `${file} is neither .html nor .svg: the picture can be written as one of them.`,
    )
  }
  const { site } = await readManifest(project)
  const drawn = layout(outline(site), site)
  const { name } = site.product
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(
    file,
    kind === '.svg' ? `${siteGraphSvg(drawn, name)}\n` : siteGraphHtml(drawn, name),
  )
  say(`${file}: ${drawn.rows.length} addresses, ${drawn.edges.length} lines. Open it in a browser.`)
}
