import type { Log } from '../../diagnostics/console.ts'
import { addPage, type PageRequest } from '../../manifest/edit/addPage.ts'
import type { Project } from '../../manifest/project.ts'
import { applyEdit } from './applyEdit.ts'
import { readManifest } from './readManifest.ts'

/** Adds a page to the manifest. */
export async function addPageCommand(
  project: Project,
  log: Log,
  request: PageRequest,
): Promise<void> {
  const { site, source } = await readManifest(project)
  await applyEdit(project, source, addPage(site, source, request), log)
  log(
    `Added ${request.path}. To see its lines in the manifest, run: npm run site -- explain ${request.path}`,
  )
  if (request.menu === undefined) {
    log('No link leads to it yet. Link to it from another page or from navigation.')
  }
  log(
    `Replace each sample(…) with your own text. To list them, run: npm run site -- launch ${request.path}`,
  )
}
