import type { Log } from '../../diagnostics/console.ts'
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
