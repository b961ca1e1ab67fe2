import type { Log } from '../../diagnostics/console.ts'
import { outline } from '../../inspect/overview/outline.ts'
import { routesText, treeText } from '../../inspect/overview/text.ts'
import type { Project } from '../../manifest/project.ts'
import { readManifest } from './readManifest.ts'

/** How the overview is written. */
export type OverviewForm = 'table' | 'tree' | 'json'

/** Shows every address of the site with its sections, forms and third parties. */
export async function routesCommand(
  project: Project,
  say: Log,
  form: OverviewForm,
  width: number,
): Promise<void> {
  const { site } = await readManifest(project)
  const pages = outline(site)
  if (form === 'table') say(routesText(pages, site, width))
  if (form === 'tree') say(treeText(pages, site))
  if (form === 'json') say(JSON.stringify({ pages, redirects: site.redirects }, null, 2))
}
