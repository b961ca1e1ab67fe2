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
The new site is a git repository with one commit. It has all committed code of this project and nothing of
its content: its manifest, images and README are new. Texts and values to replace are marked with sample(…)
in its site.manifest.ts.

Exit codes: 0 the site was created; 1 the files of this project could not be read; 2 the folder is not
empty, or inside this project.`,
    )
    .action(async (folder: string) => {
      await (await import('./commands/newSite.ts')).newSiteCommand(project, log, folder)
    })

  program
    .command('update')
    .description('bring the newest code into this site, if it was created with new')
    .addHelpText(
      'after',
      `
Gets the newest code from the remote "upstream" and applies what has changed in it since the last update,
without a commit: review it with git diff --staged. The manifest, images, fonts, README and generated files
of the site stay as they are; then generated/ and the lockfile are updated. If the site has changed the
same lines of the code, git shows the conflicts.

Exit codes: 0 success; 1 the site has uncommitted changes, the new code could not be fetched, or there are
conflicts; 2 the site was not created with new.`,
    )
    .action(async () => {
      await (await import('./commands/newSite.ts')).updateSiteCommand(project, log)
    })
}
