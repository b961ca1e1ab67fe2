import type { Register } from './context.ts'

/** The commands for other sites with the code of this project. */
export const registerNewSiteCommands: Register = (program, { project, log }) => {
  program
    .command('new')
    .argument('<folder>', 'a new or empty folder outside this project, e.g. ../my-site')
    .description('create a new site: this code with a starter manifest of a few pages')
    .addHelpText(
      'after',
      `
The new site has all code of this project and nothing of its content: its manifest, images and README are
new. Texts and values to replace are marked with sample(…) in its site.manifest.ts.

Exit codes: 0 the site was created; 1 the files of this project could not be read; 2 the folder is not
empty, or inside this project.`,
    )
    .action(async (folder: string) => {
      await (await import('./commands/newSite.ts')).newSiteCommand(project, log, folder)
    })

  program
    .command('update')
    .argument('<folder>', 'the folder of a site that was created with new, e.g. ../my-site')
    .description('replace the code of another site by the code of this project')
    .option('--overwrite', 'also replace code files that the site has changed')
    .addHelpText(
      'after',
      `
The manifest, images, README, generated files and visual baselines of the site stay as they are. The site
must be a git repository without uncommitted changes, so that you can review the update with git diff.

Exit codes: 0 success; 1 the site has uncommitted changes, or has changed code files and --overwrite is
not given: nothing was changed; 2 the folder was not created with new.`,
    )
    .action(async (folder: string, { overwrite = false }: { overwrite?: boolean }) => {
      const { updateSiteCommand } = await import('./commands/newSite.ts')
      await updateSiteCommand(project, log, folder, overwrite)
    })
}
