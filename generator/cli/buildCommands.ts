import type { Register } from './context.ts'

/** The commands that make files, and serve them. */
export const registerBuildCommands: Register = (program, { project, log: say }) => {
  program
    .command('generate')
    .description('bring generated/ up to date with the manifest')
    .action(async () => {
      await (await import('./commands/generate.ts')).generateCommand(project, say)
    })

  program
    .command('check')
    .description('fail unless generated files, types, lint and format are right')
    .option('--github', 'write problems as annotations for GitHub')
    .action(async ({ github = false }: { github?: boolean }) => {
      await (await import('./commands/check.ts')).checkCommand(project, say, github)
    })

  program
    .command('build')
    .description('build the site into dist/')
    .option('--live', 'refuse to build without a form service')
    .option('--timings', 'tell as the last line what took how long, as JSON')
    .action(async (options: { live?: boolean; timings?: boolean }) => {
      await (await import('./commands/build.ts')).buildCommand(project, say, options)
    })

  program
    .command('preview')
    .description('serve what was built (PORT, default 4173)')
    .action(async () => {
      await (await import('./commands/preview.ts')).previewCommand(project, say)
    })

  program
    .command('start')
    .description('build the site and serve it (PORT, default 4173)')
    .action(async () => {
      await (await import('./commands/build.ts')).buildCommand(project, say)
      await (await import('./commands/preview.ts')).previewCommand(project, say)
    })
  const releases = (name: string) =>
    program
      .command(name)
      .argument('<folder>', 'the folder with the releases, e.g. /var/www/www.example.com')
      .option('--reload <command>', 'how to reload the web server', 'nginx -s reload')
      .option(
        '--no-reload',
        'the web server reads <folder>/current/public without rules of its own',
      )

  releases('publish')
    .description('put dist/ into the folder that a web server reads, in one step')
    .addHelpText(
      'after',
      `
A build is written into <folder>/releases as a new release, then the web server gets its files and
its rules in one step. <folder>/current/public leads to the served files, <folder>/current/rules.conf
is what nginx includes. The web server is reloaded when the rules differ, for example the hashes of
styles or the list of pages; until then it serves the old files with the old rules, so no response
mixes two builds. Hashed assets of the last three builds stay available for pages that are open.
Only one publish or rollback at a time works on a folder.

Exit codes: 0 published, or served already; 1 there is no build, the folder cannot be written to,
or the web server refused to reload: the release that was served before is still served.`,
    )
    .action(async (folder: string, { reload }: { reload: string | false }) => {
      const { publishCommand } = await import('./commands/publish.ts')
      await publishCommand(project, say, { folder, reload })
    })

  releases('rollback')
    .argument('[release]', 'its name in <folder>/releases; default: the one before the served one')
    .description('serve an earlier release again, in one step')
    .addHelpText(
      'after',
      `
Exit codes: 0 the earlier release is served; 1 there is none, or the web server refused to reload:
the release that was served before is still served; 2 there is no release of that name.`,
    )
    .action(
      async (
        folder: string,
        release: string | undefined,
        { reload }: { reload: string | false },
      ) => {
        const { rollbackCommand } = await import('./commands/publish.ts')
        await rollbackCommand(say, { folder, reload }, release)
      },
    )
}
