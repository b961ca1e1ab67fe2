import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { UserError, type Log } from '../../diagnostics/console.ts'
import type { Project } from '../../manifest/project.ts'
import { createSite } from '../../newSite/createSite.ts'
import { updateSite } from '../../newSite/updateSite.ts'
import { generateCommand } from './generate.ts'

/** Creates a new site with the code of this project in a folder. */
export async function newSiteCommand(project: Project, log: Log, folder: string): Promise<void> {
  const target = path.resolve(folder)
  const upstream = await createSite(project, target, (draft) => generateCommand(draft, () => {}))
  log(`Created a site in ${target}. "npm run site -- update" there gets new code from ${upstream}.`)
  log('Continue with:')
  log(`  cd ${target}`)
  log('  npm ci && npm run dev')
}

/** Brings the newest code into this site. */
export async function updateSiteCommand(project: Project, log: Log): Promise<void> {
  const commit = await updateSite(project.root, async (root) => {
    for (const args of [['install'], ['run', '--silent', 'generate']]) run(root, args)
  })
  if (commit === undefined) {
    log('The site already has the newest code. Nothing was changed.')
    return
  }
  log(`The site has the code of ${commit.slice(0, 12)}. The changes are staged: git diff --staged`)
  log('Continue with: npm test, then git commit')
}

/** Runs npm as a process of its own, because it uses the new code. Its output is shown. */
function run(root: string, args: readonly string[]): void {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: SHELL })
  if (status === 0) return
  throw new UserError(
    `npm ${args.join(' ')} failed. The new code is staged; when the problem is solved, run npm install and npm run generate.`,
  )
}

/** On Windows, npm is a script that only a shell can start. */
const SHELL = process.platform === 'win32'
