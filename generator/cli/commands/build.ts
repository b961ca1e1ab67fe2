import { access, constants } from 'node:fs/promises'
import { build, type BuildResult } from '../../bundle/build.ts'
import { dataFlowsOf, hasForms, type DataFlow } from '../../../src/site/dataFlows.ts'
import { buildSettings, readConfiguration } from '../../hosting/configuration.ts'
import { UserError, type Log } from '../../diagnostics/console.ts'
import { folderProblem, type Project } from '../../manifest/project.ts'
import { INBOX } from '../../server/inbox.ts'
import { generateCommand } from './generate.ts'
import { projectEnvironment } from './environment.ts'

/** Options of a build. */
export type BuildOptions = {
  /** Fail if the site has forms and no form service is configured. Default false. */
  readonly live?: boolean
  /** Print the durations as JSON on the last line. Default false. */
  readonly timings?: boolean
}

/** Generates, builds and prerenders. */
export async function buildCommand(
  project: Project,
  log: Log,
  { live = false, timings = false }: BuildOptions = {},
): Promise<BuildResult> {
  const configuration = readConfiguration(await projectEnvironment(project))
  if ('problem' in configuration) throw new UserError(configuration.problem)
  const problem = folderProblem(project.root)
  if (problem !== undefined) throw new UserError(problem)
  // Otherwise a read-only folder would be noticed only after the bundling.
  await access(project.root, constants.W_OK)
  const loaded = performance.now()
  const plan = await generateCommand(project, log)
  const needsFormService = configuration.embedded && hasForms(plan.site)
  if (live && needsFormService) {
    throw new UserError(
      'A build with --live needs a form service. Set FORM_ENDPOINT and FORM_ACCESS_KEY (see .env.example).',
    )
  }
  const generated = performance.now()
  const built = await build(project, plan, configuration, log)
  log(summary(built))
  if (needsFormService) {
    log(
      `No form service is configured. Forms work only with npm start, npm run preview and npm run dev, which save them to ${INBOX}. For a live site, set FORM_ENDPOINT and FORM_ACCESS_KEY (see .env.example).`,
    )
  }
  for (const dataFlow of dataFlowsOf(plan.site, buildSettings(configuration))) {
    if (dataFlow.origins.length > 0) log(describe(dataFlow))
  }
  if (timings) log(JSON.stringify(timingsOf(built, { loaded, generated })))
  return built
}

/** The durations since the start of the process in milliseconds, and the peak memory in bytes. */
function timingsOf(
  { pages, steps }: BuildResult,
  { loaded, generated }: { readonly loaded: number; readonly generated: number },
) {
  return {
    pages,
    whole: performance.now(),
    parts: { loading: loaded, generating: generated - loaded, ...steps },
    memory: process.resourceUsage().maxRSS * 1024,
  }
}

const describe = ({ name, origins, when }: DataFlow) =>
  `Pages contact ${origins.map((origin) => new URL(origin).host).join(', ')} (${name}). ${when}`

function summary({ pages, bytes, time }: BuildResult): string {
  const rows = [
    ['pages', String(pages)],
    ['size', `${(bytes / 1_000_000).toFixed(1)} MB`],
    ['time', `${(time / 1000).toFixed(1)} s`],
  ]
  return rows
    .map(([name = '', value = '']) => `  ${name.padEnd(6)} ${value.padStart(9)}`)
    .join('\n')
}
