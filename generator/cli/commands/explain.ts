import type { Log } from '../../diagnostics/console.ts'
import { explain } from '../../inspect/explain/explain.ts'
import { explanationText } from '../../inspect/explain/text.ts'
import type { Project } from '../../manifest/project.ts'
import { readManifest } from './readManifest.ts'

/** Shows the lines of the manifest that define a page or a section. */
export async function explainCommand(
  project: Project,
  log: Log,
  target: string,
  json: boolean,
): Promise<void> {
  const { site, source } = await readManifest(project)
  const explanation = explain(site, source, target)
  log(json ? JSON.stringify(explanation, null, 2) : explanationText(explanation, source))
}
