import { UserError, type Log } from '../../diagnostics/console.ts'
import { buildProblems, buildSources } from '../../hosting/buildRecord.ts'
import { readConfiguration } from '../../hosting/configuration.ts'
import { publish, requireBuild } from '../../hosting/publish.ts'
import type { Project } from '../../manifest/project.ts'
import { projectEnvironment } from './environment.ts'
import { readManifest } from './readManifest.ts'

/** Publishes `dist/`. Refuses a build that is not up to date, unless `anyway`. */
export async function publishCommand(
  project: Project,
  log: Log,
  folder: string,
  options: { readonly reload: string | false; readonly anyway?: boolean },
): Promise<void> {
  await requireBuild(project.root)
  if (options.anyway !== true) await checkBuild(project)
  await publish(project.root, log, folder, options)
}

/** Throws if the build is not that of the current project, or not for a live site. */
async function checkBuild(project: Project): Promise<void> {
  const { site } = await readManifest(project)
  const configuration = readConfiguration(await projectEnvironment(project))
  if ('problem' in configuration) throw new UserError(configuration.problem)
  const sources = await buildSources(project.root, site, configuration)
  const problems = await buildProblems(project.root, sources)
  if (problems.length === 0) return
  throw new UserError(
    `${problems.join('\n')}\nNothing was published. Run: npm run build -- --live\nTo publish this build anyway, use --anyway.`,
  )
}
