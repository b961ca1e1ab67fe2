import path from 'node:path'
import type { Log } from '../../diagnostics/console.ts'
import { counted } from '../../diagnostics/counted.ts'
import type { Project } from '../../manifest/project.ts'
import { createSite } from '../../newSite/createSite.ts'
import { updateSite } from '../../newSite/updateSite.ts'
import { generateCommand } from './generate.ts'

/** Creates a new site with the code of this project in a folder. */
export async function newSiteCommand(project: Project, log: Log, folder: string): Promise<void> {
  const target = path.resolve(folder)
  const count = await createSite(project, target, (draft) => generateCommand(draft, () => {}))
  log(`Created a site with ${counted(count, 'file')} in ${target}.`)
  log('Continue with:')
  log(`  cd ${target}`)
  log('  npm ci && npm test')
  log('  git add . && git commit -m "New site"')
  log('  npm run dev')
}

/** Brings the code of this project into a site that was created with `new`. */
export async function updateSiteCommand(
  project: Project,
  log: Log,
  folder: string,
  overwrite: boolean,
): Promise<void> {
  const target = path.resolve(folder)
  const { added, changed, removed, conflicts } = await updateSite(project.root, target, overwrite)
  if (added.length + changed.length + removed.length === 0) {
    log(`${target} already has this code. Nothing was changed.`)
    return
  }
  log(
    `${target}: ${counted(added.length, 'file')} added, ${changed.length} changed, ${removed.length} removed.`,
  )
  for (const file of conflicts) log(`Overwritten, although the site had changed it: ${file}`)
  log('Continue there with: npm ci && npm run generate && npm test')
}
