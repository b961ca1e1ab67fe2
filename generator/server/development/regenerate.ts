import path from 'node:path'
import type { ViteDevServer } from 'vite'
import type { CurrentPlan } from '../../build/currentPlan.ts'
import { generateProject, type GeneratedProject } from '../../build/generateProject.ts'
import { importWithVite } from '../../build/vite/importWithVite.ts'
import { formatDiagnostic } from '../../diagnostics/diagnostics.ts'
import { writeTree } from '../../emit/write.ts'
import type { Project } from '../../manifest/project.ts'
import { generateStable } from './generateStable.ts'
import { invalidateServerModules } from './invalidateModules.ts'

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
  const { missing, changed } = await writeTree(project.generated, files)
  const written = [...missing, ...changed]
  if (written.length > 0) server.config.logger.info(`generated ${written.join(', ')}`)
  invalidateFiles(
    server,
    written.map((file) => path.join(project.generated, file)),
  )
  plan.set(next, sources)
  return { diagnostics: [], sources }
}

/** Invalidates changed files immediately. Vite's file watcher would do it later. */
function invalidateFiles(server: ViteDevServer, files: readonly string[]) {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const file of files) moduleGraph.onFileChange(file)
  }
  if (files.length > 0) invalidateServerModules(server)
}
