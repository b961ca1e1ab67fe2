import path from 'node:path'
import type { Project } from '../projectPaths.ts'
import type { Register } from './context.ts'

/** The command for other sites with the code of this project. */
export const registerNewSiteCommands: Register = (program, { project, log }) =>
  program
    .command('new')
    .argument('<folder>', 'a new or empty folder outside this project, e.g. ../my-site')
    .option('--language <tag>', 'the language of the new site, e.g. de-DE. Default: en-US')
    .description('create a new site: this code with a starter manifest of a few pages')
    .addHelpText(
      'after',
      `
The new site is a git repository with the commits of this project and one more, which replaces its content:
manifest, images and README are new. Texts and values to replace are marked with sample(…) in its
site.manifest.ts. Its README says how it gets later code. With --language, dates and numbers are in this
language, and for German, French and Spanish also the texts of components, such as buttons and messages.
All other texts are in English. For other languages, a warning lists the texts of components.`,
    )
    .action(async (folder: string, { language }: { readonly language?: string }) => {
      const { createSite } = await import('../newSite/createSite.ts')
      const { updateGenerated } = await import('../project/generateProject.ts')
      const target = path.resolve(folder)
      const generate = (newProject: Project) => updateGenerated(newProject, () => {})
      log(`Creating a site in ${target} …`)
      const upstream = await createSite(project, target, generate, language)
      log(`Created a site in ${target}. Later code comes from ${upstream}: see README.md.`)
      log(`Continue with:\n  cd ${target}\n  npm ci && npm run dev`)
    })
