import { build, type BuildResult } from '../../build/build.ts'
import { dataFlowsOf, type DataFlow } from '../../../src/site/thirdParties.ts'
import { buildSettings, readConfiguration } from '../../hosting/configuration.ts'
import { UserError, type Log } from '../../diagnostics/console.ts'
import type { Project } from '../../manifest/project.ts'
import { generateCommand } from './generate.ts'
import { projectEnvironment } from './environment.ts'

/** How to build. */
export type BuildOptions = {
  /** Refuse to rely on the embedded form service. */
  readonly live?: boolean
  /** Tell as the last line what the build took, as JSON. */
  readonly timings?: boolean
}

/** Generates, builds and prerenders. */
export async function buildCommand(
  project: Project,
  say: Log,
  { live = false, timings = false }: BuildOptions = {},
): Promise<BuildResult> {
  const configuration = readConfiguration(await projectEnvironment(project))
  if ('problem' in configuration) throw new UserError(configuration.problem)
  if (live && configuration.embedded) {
    throw new UserError(
      'A live build needs a form service: set FORM_ENDPOINT and FORM_ACCESS_KEY (see .env.example).',
    )
  }
  const loaded = performance.now()
  const plan = await generateCommand(project, say)
  const generated = performance.now()
  const built = await build(project, plan, configuration, say)
  say(summary(built))
  say(
    configuration.embedded
      ? 'Built for the embedded form service, which only the preview has: no form service is configured.'
      : `Built for the form service at ${new URL(configuration.formService.action).host}.`,
  )
  for (const dataFlow of dataFlowsOf(plan.site, buildSettings(configuration))) {
    if (dataFlow.origins.length > 0) say(describe(dataFlow))
  }
  if (timings) say(JSON.stringify(timingsOf(built, { loaded, generated })))
  return built
}

/** What the process took, from its start, by what it did. Milliseconds, and bytes. */
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
