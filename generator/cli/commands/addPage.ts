import type { Log } from '../../diagnostics/console.ts'
import { addPage, type PageRequest } from '../../manifest/edit/addPage.ts'
import type { Project } from '../../manifest/project.ts'
import { applyEdit } from './applyEdit.ts'
import { readManifest } from './readManifest.ts'

/** Adds a page to the manifest. */
export async function addPageCommand(
  project: Project,
  say: Log,
  request: PageRequest,
): Promise<void> {
  const { site, source } = await readManifest(project)
  await applyEdit(project, source, addPage(site, source, request), say)
  say(`${request.path} is there: npm run site -- explain ${request.path} shows its lines.`)
  if (request.menu === undefined) {
    say('Nothing links to it yet: link to it from a page, or put it into navigation.')
  }
  say('Its copy is marked with sample(…) until you write your own.')
}
