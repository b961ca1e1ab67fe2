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
    .action(async ({ live = false }: { live?: boolean }) => {
      await (await import('../commands/build.ts')).buildCommand(project, say, live)
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
      await (await import('../commands/build.ts')).buildCommand(project, say, false)
      await (await import('../commands/preview.ts')).previewCommand(project, say)
    })
}
