import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { UserError } from '../diagnostics/commandRun.ts'
import type { Project } from '../manifest/project.ts'
import type { Register } from './context.ts'

/** The commands for other sites with the code of this project. */
export const registerNewSiteCommands: Register = (program, context) => {
  registerNew(program, context)
  registerUpdate(program, context)
}

const registerNew: Register = (program, { project, log }) =>
  program
    .command('new')
    .argument('<folder>', 'a new or empty folder outside this project, e.g. ../my-site')
    .option('--language <tag>', 'the language of the new site, e.g. de-DE. Default: en-US')
    .description('create a new site: this code with a starter manifest of a few pages')
    .addHelpText(
      'after',
      `
The new site is a git repository with one commit. It has all committed code of this project and nothing of
its content: its manifest, images and README are new. Texts and values to replace are marked with sample(…)
in its site.manifest.ts. With --language, pages, dates and numbers are in this language. For German, French
and Spanish, so are all texts and paths; for other languages they are in English, and a warning lists those of
components.`,
    )
    .action(async (folder: string, { language }: { readonly language?: string }) => {
      const { createSite } = await import('../newSite/createSite.ts')
      const { updateGenerated } = await import('../project/generateProject.ts')
      const target = path.resolve(folder)
      const generate = (newProject: Project) => updateGenerated(newProject, () => {})
      log(`Creating a site in ${target} …`)
      const upstream = await createSite(project, target, generate, language)
      log(
        `Created a site in ${target}. "npm run site -- update" there gets new code from ${upstream}.`,
      )
      log(`Continue with:\n  cd ${target}\n  npm ci && npm run dev`)
    })

const registerUpdate: Register = (program, { project, log }) =>
  program
    .command('update')
    .description('bring the newest code into this site, if it was created with new')
    .addHelpText(
      'after',
      `
Gets the newest code from the remote "upstream" and applies what has changed in it since the last update,
without a commit: review it with git diff --staged. The manifest, images, fonts, README and generated files
of the site stay as they are; then generated/ and the lockfile are updated. If the site has changed the
same lines of the code, git shows the conflicts.`,
    )
    .action(async () => {
      const { updateSite } = await import('../newSite/updateSite.ts')
      const commit = await updateSite(project.root, async (root) => {
        for (const args of [['install'], ['run', '--silent', 'generate']]) runNpm(root, args)
      })
      if (commit === undefined) {
        log('The site already has the newest code. Nothing was changed.')
        return
      }
      log(
        `The site has the code of ${commit.slice(0, 12)}. The changes are staged: git diff --staged`,
      )
      log('Continue with: npm test, then git commit')
    })

/** Runs npm as a process of its own, because it uses the new code. Its output is shown. */
function runNpm(root: string, args: readonly string[]): void {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: SHELL })
  if (status === 0) return
  throw new UserError(
    `npm ${args.join(' ')} failed. The new code is staged; when the problem is solved, run npm install and npm run generate.`,
  )
}

/** On Windows, npm is a script that only a shell can start. */
const SHELL = process.platform === 'win32'
