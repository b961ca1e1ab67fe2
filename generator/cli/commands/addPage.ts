import type { Log } from '../../diagnostics/console.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { addPage, linksToAdd, type PageRequest } from '../../manifest/edit/addPage.ts'
import { describeList } from '../../manifest/edit/references.ts'
import { manifestFiles } from '../../manifest/files.ts'
import { manifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { applyEdit } from './applyEdit.ts'
import { readManifest } from './readManifest.ts'

/** Adds a page to the manifest, and prints every place that it changed. */
export async function addPageCommand(
  project: Project,
  log: Log,
  request: PageRequest,
): Promise<void> {
  const { site, source } = await readManifest(project)
  const { lists, skipped } = linksToAdd(site, source, request)
  await applyEdit(project, source, addPage(site, source, request), log)
  const edited = manifestSource(await manifestFiles(project))
  const place = (path: ModelPath) => {
    const { file, line, column } = edited.locate(path, false)
    return `${file}:${line}:${column}`
  }
  log(
    `Added ${request.path}. To see its lines in the manifest, run: npm run site -- explain ${request.path}`,
  )
  for (const { path, last } of lists) {
    log(`Added a link to it: ${place([...path, last + 1])} ${describeList(site, path)}`)
  }
  for (const { path, reason } of skipped) {
    log(`Added no link: ${place(path)} ${describeList(site, path)}: ${reason}`)
  }
  if (lists.length === 0 && request.menu === undefined) {
    log('No link leads to it yet. Link to it from another page or from navigation.')
  }
  log(
    `Replace each sample(…) with your own text. To list them, run: npm run site -- launch ${request.path}`,
  )
}
