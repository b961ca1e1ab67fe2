import type { ViteDevServer } from 'vite'
import type { CurrentPlan } from '../../bundle/currentPlan.ts'
import { generateProject, type GeneratedProject } from '../../bundle/generateProject.ts'
import { importWithVite } from '../../bundle/importWithVite.ts'
import { formatDiagnostic } from '../../diagnostics/diagnostics.ts'
import { writeTree } from '../../emit/write.ts'
import type { Project } from '../../manifest/project.ts'
import { generateStable } from './generateStable.ts'
import { invalidateWritten } from './invalidateModules.ts'

/** The diagnostics, and the manifest files to watch. */
export type RegenerateResult = Pick<GeneratedProject, 'diagnostics' | 'sources'>

/** Updates `generated/` and the plan. If the manifest has errors, both stay unchanged. */
export async function regenerate(
  project: Project,
  plan: CurrentPlan,
  server: ViteDevServer,
): Promise<RegenerateResult> {
  const {
    files,
    plan: next,
    diagnostics,
    sources,
  } = await generateStable((read) => generateProject(project, importWithVite, read))
  if (files === undefined) {
    server.config.logger.error(diagnostics.map(formatDiagnostic).join('\n\n'))
    return { diagnostics, sources }
  }
  if (diagnostics.length > 0)
    server.config.logger.warn(diagnostics.map(formatDiagnostic).join('\n\n'))
  const difference = await writeTree(project.generated, files)
  const written = [...difference.missing, ...difference.changed]
  if (written.length > 0) server.config.logger.info(`generated ${written.join(', ')}`)
  invalidateWritten(server, project.generated, difference)
  plan.set(next, sources)
  return { diagnostics: [], sources }
}
