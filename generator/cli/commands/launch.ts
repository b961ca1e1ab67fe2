import { buildTime } from '../../hosting/configuration.ts'
import { EXIT, type ExitCode, type Log } from '../../diagnostics/console.ts'
import { launchFindings } from '../../inspect/launch/index.ts'
import { pageFindings } from '../../inspect/launch/pageFindings.ts'
import { launchText } from '../../inspect/launch/text.ts'
import type { Project } from '../../manifest/project.ts'
import { projectEnvironment } from './environment.ts'
import { readManifest } from './readManifest.ts'

/** Lists everything to fix before the site goes live, or what concerns one page. */
export async function launchCommand(
  project: Project,
  log: Log,
  page: string | undefined,
  json: boolean,
): Promise<ExitCode> {
  const environment = await projectEnvironment(project)
  const { site, source, warnings } = await readManifest(project)
  const now = new Date(buildTime(environment))
  const all = launchFindings({ site, source, warnings, environment, now })
  const findings = page === undefined ? all : pageFindings(all, page, site, source)
  const ready = findings.length === 0
  log(json ? JSON.stringify({ ready, findings }, null, 2) : launchText(findings, page))
  return ready ? EXIT.ok : EXIT.problems
}
