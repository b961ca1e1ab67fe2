import { constants } from 'node:fs'
import { copyFile, link, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { BuildFiles } from './digest.ts'
import { PUBLIC, type Release } from './release.ts'

/** Files whose names hold a hash of what is in them: they can stand beside those of other builds. */
const isHashed = (name: string) => name.startsWith('assets/')

/** Copies a build's files. One that the served release has too becomes the same file: its time stays. */
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
    if (same !== undefined && (await linked(same, file))) continue
    await copyFile(path.join(build, name), file, constants.COPYFILE_FICLONE)
  }
}

/** Puts the assets of earlier builds beside a build's own. Returns how many. */
export async function keepAssets(
  files: BuildFiles,
  to: string,
  builds: readonly Release[],
): Promise<number> {
  const kept = new Set<string>()
  for (const { folder, files: theirs } of builds) {
    for (const name of Object.keys(theirs).filter(isHashed)) {
      if (Object.hasOwn(files, name) || kept.has(name)) continue
      const from = path.join(folder, PUBLIC, name)
      const file = path.join(to, name)
      await mkdir(path.dirname(file), { recursive: true })
      if (!(await linked(from, file))) await copyFile(from, file)
      kept.add(name)
    }
  }
  return kept.size
}

/** Whether the file system could make a second name for a file. */
const linked = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    () => false,
  )
