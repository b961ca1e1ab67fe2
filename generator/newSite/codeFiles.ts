import path from 'node:path'
import { readIfThere, type Contents } from './contents.ts'
import { forSite, type SiteProperties } from './packageFiles.ts'
import { trackedFiles } from './repository.ts'
import { isSiteFile } from './siteFiles.ts'

/**
 * The code of the project for another site: every file under version control that does not belong to
 * the project's own site, as it is in the work tree.
 */
export async function codeFiles(root: string, site: SiteProperties): Promise<Contents> {
  const files = new Map<string, Buffer>()
  for (const file of await trackedFiles(root)) {
    if (isSiteFile(file)) continue
    const content = await readIfThere(path.join(root, file))
    if (content !== undefined) files.set(file, forSite(file, content, site))
  }
  return files
}
