import type { Register } from './context.ts'

/** The commands that generate, check, build, serve and publish the site. */
export const registerBuildCommands: Register = (program, { project, log }) => {
  program
    .command('generate')
    .description('write generated/, the code of the pages, from the manifest')
    .action(async () => {
      await (await import('./commands/generate.ts')).generateCommand(project, log)
    })

  program
    .command('check')
    .description('check that generated/ is up to date, then types, lint and format')
    .option(
      '--github',
      'also print problems as GitHub annotations, which GitHub shows beside the code',
    )
    .action(async ({ github = false }: { github?: boolean }) => {
      await (await import('./commands/check.ts')).checkCommand(project, log, github)
    })

  program
    .command('build')
    .description('build the site into dist/')
    .option('--live', 'fail if FORM_ENDPOINT and FORM_ACCESS_KEY are not set (see .env.example)')
    .option('--timings', 'print how long each step took, as JSON in the last line')
    .action(async (options: { live?: boolean; timings?: boolean }) => {
      await (await import('./commands/build.ts')).buildCommand(project, log, options)
    })

  program
    .command('preview')
    .description(
      'serve dist/ at http://localhost:4173 (for another port: PORT=8080 npm run preview)',
    )
    .action(async () => {
      await (await import('./commands/preview.ts')).previewCommand(project, log)
    })

  program
    .command('start')
    .description(
      'build the site and serve it at http://localhost:4173 (for another port: PORT=8080 npm start)',
    )
    .action(async () => {
      await (await import('./commands/build.ts')).buildCommand(project, log)
      await (await import('./commands/preview.ts')).previewCommand(project, log)
    })
  const releases = (name: string) =>
    program
      .command(name)
      .argument(
        '<folder>',
        'the folder on the web server for all releases, e.g. /var/www/www.example.com',
      )
      .option(
        '--reload <command>',
        'the shell command that makes the web server read its configuration again',
        'nginx -s reload',
      )
      .option(
        '--no-reload',
        'do not run a reload command, e.g. if the web server does not include <folder>/current/rules.conf',
      )

  releases('publish')
    .description('copy dist/ to a folder of a web server and switch to it in one step')
    .option('--anyway', 'publish even if the build is refused (see below)')
    .addHelpText(
      'after',
      `
Copies the build to <folder>/releases as a new release, then switches the link <folder>/current to it.
The web server serves <folder>/current/public; nginx includes <folder>/current/rules.conf. If the rules
have changed, for example the hashes of styles or the list of pages, the web server is reloaded. Until
then it serves the old files with the old rules, so no response mixes two builds. Scripts, styles and
images of the last three builds are kept for pages that are still open in a browser. Only one publish or
rollback runs at a time.

A build is refused if the manifest, src/ or generator/ has changed since the build, if it is the build of
another site, or if no form service was configured.

Exit codes: 0 the build is published now, or was already; 1 nothing was published: there is no build, the
build is refused, the folder is not writable, or the web server failed to reload.`,
    )
    .action(async (folder: string, options: { reload: string | false; anyway?: boolean }) => {
      const { publishCommand } = await import('./commands/publish.ts')
      await publishCommand(project, log, { folder, ...options })
    })

  releases('rollback')
    .argument(
      '[release]',
      'the name of a release in <folder>/releases (default: the previous release)',
    )
    .description('switch the web server back to an earlier release in one step')
    .addHelpText(
      'after',
      `
Exit codes: 0 the web server serves the earlier release; 1 nothing was changed: there is no earlier
release, or the web server failed to reload; 2 no release has this name.`,
    )
    .action(
      async (
        folder: string,
        release: string | undefined,
        { reload }: { reload: string | false },
      ) => {
        const { rollbackCommand } = await import('./commands/publish.ts')
        await rollbackCommand(log, { folder, reload }, release)
      },
    )
}
