import path from 'node:path'
import type { ViteDevServer } from 'vite'
import type { CurrentPlan } from '../../build/currentPlan.ts'
import { generateProject, type GeneratedProject } from '../../build/generateProject.ts'
import { importByVite } from '../../build/vite/importByVite.ts'
import { formatDiagnostic } from '../../diagnostics/diagnostics.ts'
import { writeTree } from '../../emit/write.ts'
import type { Project } from '../../manifest/project.ts'
import { renderAnew } from './renderAnew.ts'

/** What is wrong, and the files of the manifest, which are watched. */
export type Regenerated = Pick<GeneratedProject, 'problems' | 'sources'>

/** Brings `generated/` and the plan up to date; with mistakes in the manifest, both stay as they are. */
export async function regenerate(
  project: Project,
  plan: CurrentPlan,
  server: ViteDevServer,
): Promise<Regenerated> {
  const { files, plan: next, problems, sources } = await generateProject(project, importByVite)
  if (files === undefined) {
    server.config.logger.error(problems.map(formatDiagnostic).join('\n\n'))
    return { problems, sources }
  }
  if (problems.length > 0) server.config.logger.warn(problems.map(formatDiagnostic).join('\n\n'))
  const { missing, changed } = await writeTree(project.generated, files)
  const written = [...missing, ...changed]
  if (written.length > 0) server.config.logger.info(`generated ${written.join(', ')}`)
  forget(
    server,
    written.map((file) => path.join(project.generated, file)),
  )
  plan.set(next)
  return { problems: [], sources }
}

/** Whoever asks from now on gets the files as they are, even before the watcher has noticed them. */
function forget(server: ViteDevServer, files: readonly string[]) {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const file of files) moduleGraph.onFileChange(file)
  }
  if (files.length > 0) renderAnew(server)
}
