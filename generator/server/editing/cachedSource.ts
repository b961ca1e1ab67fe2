import { manifestFiles } from '../../manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'

/** Creates a function that reads the source of the manifest. It parses it again only if a file has changed. */
export function cachedSource({ root, manifest }: Project): () => Promise<ManifestSource> {
  let last: ManifestSource | undefined
  return async () => {
    const files = await manifestFiles({ root, manifest })
    const isSame =
      last?.files.length === files.length &&
      files.every(({ path, text }, index) => {
        const other = last?.files[index]
        return other?.path === path && other.text === text
      })
    if (!isSame || last === undefined) last = manifestSource(files)
    return last
  }
}
