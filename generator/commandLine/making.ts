import type { Register } from './context.ts'

/** The commands that make files, and serve them. */
export const registerMaking: Register = (program, { project, say }) => {
  program
    .command('generate')
    .description('bring generated/ up to date with the manifest')
    .action(async () => (await import('../commands/generate.ts')).generateCommand(project, say))

  program
    .command('check')
    .description('fail unless generated files, types, lint and format are right')
    .option('--github', 'write problems as annotations for GitHub')
    .action(async ({ github = false }: { github?: boolean }) => {
      await (await import('../commands/check.ts')).checkCommand(project, say, github)
    })

  program
    .command('build')
    .description('build the site into dist/')
    .option('--live', 'refuse to build without a form service')
    .option('--timings', 'tell as the last line what took how long, as JSON')
    .action(async (options: { live?: boolean; timings?: boolean }) => {
      await (await import('../commands/build.ts')).buildCommand(project, say, options)
    })

  program
    .command('preview')
    .description('serve what was built (PORT, default 4173)')
    .option('--faults', 'let tests choose how the embedded form service fails')
    .action(async ({ faults = false }: { faults?: boolean }) => {
      await (await import('../commands/preview.ts')).previewCommand(project, say, faults)
    })

  program
    .command('start')
    .description('build the site and serve it (PORT, default 4173)')
    .action(async () => {
      await (await import('../commands/build.ts')).buildCommand(project, say)
      await (await import('../commands/preview.ts')).previewCommand(project, say)
    })
  program
    .command('publish')
    .argument('<folder>', 'where releases are kept; the web server reads current/ in it')
    .description('put dist/ where a web server reads it, in one step')
    .addHelpText(
      'after',
      `
<folder>/current is a link to the served build, and the root of the web server. A build is put
beside it whole, then the link is swapped: no request meets half of one. Hashed assets of the last
three builds, the new one among them, stay within reach, for pages that are still open. To go back,
point the link at one of the releases/ that are kept. One publish at a time works on a folder.

Exit codes: 0 published, or served already; 1 there is no build, or the folder cannot be written
to: the old build is still served.`,
    )
    .action(async (folder: string) => {
      await (await import('../commands/publish.ts')).publishCommand(project, say, folder)
    })
}
