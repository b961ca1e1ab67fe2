import { manifestSource, type ManifestSource } from '../locate.ts'
import { manifestFiles } from '../load.ts'

/** A manifest from texts by file name, `site.manifest.ts` among them. For tests. */
export async function manifestOf(texts: Readonly<Record<string, string>>): Promise<ManifestSource> {
  const project = { root: '/project', manifest: '/project/site.manifest.ts' }
  const read = async (file: string) => texts[file.slice('/project/'.length)]
  return manifestSource(await manifestFiles(project, read))
}
