import path from 'node:path'
import type { Command } from 'commander'
import type { DataFlow } from '../../src/site/dataFlows.ts'
import type { BuildResult } from '../bundle/buildSite.ts'
import { UsageError, UserError, type Log } from '../diagnostics/commandRun.ts'
import { isInside } from '../files.ts'
import type { Project } from '../projectPaths.ts'
import type { Register } from './context.ts'

/** The commands that generate, check, build, serve and publish the site. */
export const registerBuildCommands: Register = (program, context) => {
  for (const register of [generate, check, build, preview, start, publish, rollback])
    register(program, context)
}

const generate: Register = (program, { project, log }) =>
  program
    .command('generate')
    .description('write generated/, the code of the pages, from the manifest')
    .action(async () => {
      await (await import('../project/generateProject.ts')).updateGenerated(project, log)
    })

const check: Register = (program, { project, log }) =>
  program
    .command('check')
    .description('check that generated/ is up to date, then types, lint and format')
    .option(
      '--github',
      'also print problems as GitHub annotations, which GitHub shows beside the code',
    )
    .action(async ({ github = false }: { github?: boolean }) => {
      await (await import('./check.ts')).checkCommand(project, log, github)
    })

const build: Register = (program, { project, log }) =>
  program
    .command('build')
    .description('build the site into dist/')
    .option(
      '--live',
      'fail if the site has forms, but FORM_ENDPOINT and FORM_ACCESS_KEY are not set (see .env.example)',
    )
    .action(async (options: BuildOptions) => {
      await buildCommand(project, log, options)
      // When the output is written. Otherwise the process stays for five seconds, in which the form library of the
      // rendered pages looks for its development tools.
      process.stdout.write('', () => process.exit())
    })

const preview: Register = (program, { project, log }) =>
  program
    .command('preview')
    .description(
      'serve dist/ at http://localhost:4173 (for another port: PORT=8080 npm run preview)',
    )
    .action(async () => {
      await endWithParent()
      await previewCommand(project, log)
    })

const start: Register = (program, { project, log }) =>
  program
    .command('start')
    .description(
      'build the site and serve it at http://localhost:4173 (for another port: PORT=8080 npm start)',
    )
    .action(async () => {
      await endWithParent()
      await buildCommand(project, log)
      await previewCommand(project, log)
    })

const publish: Register = (program, { project, log }) =>
  releaseCommand(program, 'publish')
    .description('copy dist/ to a folder of a web server and switch to it in one step')
    .option(
      '--anyway',
      'publish even if the build is refused, or seems unreadable for the web server',
    )
    .addHelpText(
      'after',
      `
Copies the build to <folder>/releases and switches the link <folder>/current to it. nginx includes
<folder>/current/rules.conf and serves <folder>/current/public, so the link switches all pages at once, and
the reload switches headers and redirects. If the reload fails, the link is changed back. Scripts, styles and
images of the two releases before stay available for pages that are still open. Older releases are deleted.

A build is refused if the manifest, the code, a variable or dist/ has changed since, if no form service
was configured, or if search engines must not index it.`,
    )
    .action((folder: string, options: PublishOptions) =>
      publishCommand(project, log, folder, options),
    )

const rollback: Register = (program, { log }) =>
  releaseCommand(program, 'rollback')
    .argument(
      '[release]',
      'a release in <folder>/releases (default: the one that was served before)',
    )
    .description('switch the web server back to an earlier release in one step')
    .action(
      async (folder: string, release: string | undefined, options: { reload: string | false }) => {
        await (await import('../hosting/publish.ts')).rollback(log, folder, options, release)
      },
    )

/** A command that changes which release a web server serves. */
const releaseCommand = (program: Command, name: string) =>
  program
    .command(name)
    .argument('<folder>', 'the folder on the web server, e.g. /var/www/www.example.com')
    .option(
      '--reload <command>',
      'the shell command that tests the configuration of the web server and reloads it',
      'nginx -t && nginx -s reload',
    )
    .option('--no-reload', 'do not reload the web server, e.g. before its first start')

type BuildOptions = { readonly live?: boolean }

async function buildCommand(
  project: Project,
  log: Log,
  { live }: BuildOptions = {},
): Promise<void> {
  const { build } = await import('../bundle/buildSite.ts')
  const { dataFlowsOf } = await import('../../src/site/dataFlows.ts')
  const { textsSchema } = await import('../../src/site/texts.ts')
  const { buildSettings, projectConfiguration } = await import('../configuration.ts')
  const { INBOX } = await import('../server/inbox.ts')
  const configuration = await projectConfiguration(project)
  const result = await build(project, configuration, log, live)
  log(summary(result))
  if (result.needsFormService) {
    log(
      `No form service is configured. Forms work only with npm start, npm run preview and npm run dev, which save them to ${INBOX}. For a live site, set FORM_ENDPOINT and FORM_ACCESS_KEY (see .env.example).`,
    )
  }
  const english = { ...result.site, texts: textsSchema.parse({}) }
  for (const dataFlow of dataFlowsOf(english, buildSettings(configuration))) {
    if (dataFlow.origins.length > 0) log(describe(dataFlow))
  }
}

const describe = ({ name, origins, when }: DataFlow) =>
  `Pages contact ${origins.map((origin) => new URL(origin).host).join(', ')} (${name}). ${when}`

const summary = ({ pages, bytes, time }: BuildResult) =>
  `dist/: ${pages} pages, ${(bytes / 1_000_000).toFixed(1)} MB, ${(time / 1000).toFixed(1)} s`

const endWithParent = async () => (await import('../server/preview.ts')).endWithParent()

/** Serves the build and receives its forms. */
async function previewCommand(project: Project, log: Log): Promise<void> {
  const { requireBuild } = await import('../hosting/hostingFolder.ts')
  const { inbox, INBOX } = await import('../server/inbox.ts')
  const { latestBuild, listen, portFrom } = await import('../server/preview.ts')
  const { projectConfiguration } = await import('../configuration.ts')
  const configuration = await projectConfiguration(project)
  const { root } = project
  await requireBuild(root)
  const site = latestBuild(root)
  const forms = inbox(root, configuration, log)
  const server = await listen(
    (request, response) => forms(request, response, () => site(request, response)),
    portFrom(process.env, 4173),
    log,
  )
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : ''
  log(`The site is at http://localhost:${port} (stop it with Ctrl+C).`)
  if (configuration.embedded) log(`Submitted forms are written to ${INBOX}.`)
}

type PublishOptions = { readonly reload: string | false; readonly anyway?: boolean }

/** Publishes `dist/`. Refuses a build that is not up to date, unless `anyway`. */
export async function publishCommand(
  project: Project,
  log: Log,
  folder: string,
  options: PublishOptions,
): Promise<void> {
  const { requireBuild } = await import('../hosting/hostingFolder.ts')
  const { OTHER_FOLDER, publish } = await import('../hosting/publish.ts')
  if (isInside(project.root, path.resolve(folder))) {
    throw new UsageError(`${folder} is inside this project. ${OTHER_FOLDER}`)
  }
  await requireBuild(project.root, 'npm run build -- --live')
  if (options.anyway !== true) await checkBuild(project)
  await publish(project.root, log, folder, options)
}

/** Throws if the build is not that of the current project, or not for a live site. */
async function checkBuild(project: Project): Promise<void> {
  const { buildProblems, buildSources } = await import('../hosting/buildRecord.ts')
  const { projectConfiguration } = await import('../configuration.ts')
  const { readManifest } = await import('../project/readManifest.ts')
  const { site } = await readManifest(project)
  const configuration = await projectConfiguration(project)
  const sources = await buildSources(project.root, site, configuration)
  const problems = await buildProblems(project.root, sources)
  if (problems.length === 0) return
  throw new UserError(
    `${problems.join('\n')}\nNothing was published. Run: npm run build -- --live\nTo publish this build anyway, use --anyway.`,
  )
}
