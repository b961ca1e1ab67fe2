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
    .option(
      '--live',
      'fail if the site has forms, but FORM_ENDPOINT and FORM_ACCESS_KEY are not set (see .env.example)',
    )
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
      .argument('<folder>', 'the folder on the web server, e.g. /var/www/www.example.com')
      .option(
        '--reload <command>',
        'the shell command that tests the configuration of the web server and reloads it',
        'nginx -t && nginx -s reload',
      )
      .option('--no-reload', 'do not reload the web server, e.g. before its first start')

  releases('publish')
    .description('copy dist/ to a folder of a web server and switch to it in one step')
    .option(
      '--anyway',
      'publish even if the build is refused, or seems unreadable for the web server',
    )
    .addHelpText(
      'after',
      `
Copies the build to <folder>/releases and switches the link <folder>/current to it. nginx includes
<folder>/current/rules.conf, which contains the path of the release, so the reload switches files and
rules in one step. If the reload fails, the link is changed back. Scripts, styles and images of the two
releases before stay available for pages that are still open. Older releases are deleted.

A build is refused if the manifest, the code, a variable or dist/ has changed since, if no form service
was configured, or if search engines must not index it.

Exit codes: 0 the build is served; 1 nothing was changed.`,
    )
    .action(async (folder: string, options: { reload: string | false; anyway?: boolean }) => {
      await (await import('./commands/publish.ts')).publishCommand(project, log, folder, options)
    })

  releases('rollback')
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
}
