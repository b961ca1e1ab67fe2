import { constants, existsSync } from 'node:fs'
import { copyFile, link, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { BuildFiles } from './digest.ts'
import { PUBLIC, type Release } from './release.ts'

/** Whether a file name contains a hash of the content. */
const isHashed = (name: string) => name.startsWith('assets/')

/**
 * Copies the files of a build. A file that is unchanged in the served release becomes a hard link to
 * it, so that its modification time and nginx's ETag stay the same.
 */
export async function copyBuild(
  build: string,
  files: BuildFiles,
  to: string,
  served: Release | undefined,
): Promise<void> {
  for (const [name, digest] of Object.entries(files)) {
    const file = path.join(to, name)
    await mkdir(path.dirname(file), { recursive: true })
    const same = served?.files[name] === digest ? path.join(served.folder, PUBLIC, name) : undefined
    if (same !== undefined && (await tryLink(same, file))) continue
    await copyFile(path.join(build, name), file, constants.COPYFILE_FICLONE)
  }
}

type ReleaseFiles = Pick<Release, 'folder' | 'files'>

/**
 * Adds the assets of other releases to a release. Their names contain a hash of the content, so they
 * never conflict. Returns the number of added files.
 */
export async function addAssets(
  to: ReleaseFiles,
  others: readonly ReleaseFiles[],
): Promise<number> {
  const added = new Set<string>()
  for (const { folder, files } of others) {
    for (const name of Object.keys(files).filter(isHashed)) {
      if (Object.hasOwn(to.files, name) || added.has(name)) continue
      const from = path.join(folder, PUBLIC, name)
      const file = path.join(to.folder, PUBLIC, name)
      await mkdir(path.dirname(file), { recursive: true })
      if (!existsSync(file) && !(await tryLink(from, file))) await copyFile(from, file)
      added.add(name)
    }
  }
  return added.size
}

/** Tries to create a hard link. Returns whether that succeeded. */
const tryLink = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    () => false,
  )
