import type { Register } from './context.ts'

/** The commands that generate, check, build, serve and publish the site. */
export const registerBuildCommands: Register = (program, { project, log }) => {
  program
    .command('generate')
    .description('update generated/ from the manifest')
    .action(async () => {
      await (await import('./commands/generate.ts')).generateCommand(project, log)
    })

  program
    .command('check')
    .description('check generated files, types, lint and format')
    .option('--github', 'also write problems as GitHub annotations')
    .action(async ({ github = false }: { github?: boolean }) => {
      await (await import('./commands/check.ts')).checkCommand(project, log, github)
    })

  program
    .command('build')
    .description('build the site into dist/')
    .option('--live', 'fail if no form service is configured')
    .option('--timings', 'print the durations of the build as JSON on the last line')
    .action(async (options: { live?: boolean; timings?: boolean }) => {
      await (await import('./commands/build.ts')).buildCommand(project, log, options)
    })

  program
    .command('preview')
    .description('serve dist/ (environment variable PORT, default 4173)')
    .action(async () => {
      await (await import('./commands/preview.ts')).previewCommand(project, log)
    })

  program
    .command('start')
    .description('build the site and serve it (environment variable PORT, default 4173)')
    .action(async () => {
      await (await import('./commands/build.ts')).buildCommand(project, log)
      await (await import('./commands/preview.ts')).previewCommand(project, log)
    })
  const releases = (name: string) =>
    program
      .command(name)
      .argument('<folder>', 'the folder of the releases, e.g. /var/www/www.example.com')
      .option(
        '--reload <command>',
        'the shell command that reloads the web server',
        'nginx -s reload',
      )
      .option(
        '--no-reload',
        'do not reload: the web server does not include <folder>/current/rules.conf',
      )

  releases('publish')
    .description('publish dist/ in a folder of a web server, atomically')
    .option('--anyway', 'publish a build that is not up to date or not for a form service')
    .addHelpText(
      'after',
      `
Copies the build to <folder>/releases as a new release, then switches the link <folder>/current to it.
The web server serves <folder>/current/public; nginx includes <folder>/current/rules.conf. If the rules
have changed, for example the hashes of styles or the list of pages, the web server is reloaded. Until
then it serves the old files with the old rules, so no response mixes two builds. Hashed assets of the
last three builds stay available for open pages. Only one publish or rollback runs at a time.

A build is refused, unless --anyway is given, if the manifest, src/ or generator/ has changed since, if
it is the build of another site, or if it was built for the embedded form service of the preview.

Exit codes: 0 the build is published, or was published before; 1 there is no build, the build is refused,
the folder is not writable, or the web server failed to reload. With 1, the previous release is still served.`,
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
    .description('return to an earlier release, atomically')
    .addHelpText(
      'after',
      `
Exit codes: 0 the earlier release is served; 1 there is no earlier release, or the web server failed to
reload: the current release is still served; 2 no release has this name.`,
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
