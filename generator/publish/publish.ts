import { lstat, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '../console.ts'
import { withLock } from '../lock.ts'
import { copyBuild, keepAssets } from './assemble.ts'
import { buildDigest, filesOf } from './digest.ts'
import {
  CURRENT,
  PUBLIC,
  RECORD,
  releaseId,
  RELEASES,
  releasesIn,
  SERVED,
  type Release,
} from './release.ts'

/** How many builds' assets can be reached: that of the new one and of those before it. */
export const KEPT_BUILDS = 3

/** What publishing did. */
export type Published = {
  /** The release that is served now. */
  readonly id: string
  /** Whether it was served already. */
  readonly unchanged: boolean
  /** Files of the build. */
  readonly files: number
  /** Assets of earlier builds that stay within reach. */
  readonly keptAssets: number
  /** Releases that were removed. */
  readonly removed: readonly string[]
}

/**
 * Publishes a build: puts it beside what is served, together with the assets of the builds before
 * it, and then swaps one link. Until then, and where anything fails, the old build is served.
 */
export async function publish(build: string, target: string, now: Date): Promise<Published> {
  await mkdir(path.join(target, RELEASES), { recursive: true })
  // Of two at once, the second waits, and is what is served then.
  return withLock(path.join(target, '.publishing'), () => release(build, target, now))
}

async function release(build: string, target: string, now: Date): Promise<Published> {
  await refuseFolder(path.join(target, CURRENT))
  const files = await filesOf(build)
  const count = Object.keys(files).length
  const digest = buildDigest(files)
  const before = await releasesIn(target)
  const served = before.find(({ isCurrent }) => isCurrent)
  if (served?.digest === digest) {
    return { id: served.id, unchanged: true, files: count, keptAssets: 0, removed: [] }
  }
  await removeLeftovers(target, before)
  const id = releaseId(now, digest)
  const folder = path.join(target, RELEASES, id)
  const partial = path.join(target, RELEASES, `.partial-${id}`)
  const others = earlierBuilds(before, digest)
  try {
    await copyBuild(build, files, path.join(partial, PUBLIC), served)
    const keptAssets = await keepAssets(files, path.join(partial, PUBLIC), others)
    await writeFile(path.join(partial, RECORD), JSON.stringify({ digest, files }))
    await rename(partial, folder)
    await swap(target, id)
    await writeFile(path.join(folder, SERVED), '').catch(() => {})
    const removed = await removeOld(before, others)
    return { id, unchanged: false, files: count, keptAssets, removed }
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => {})
    await rm(folder, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

/** The last builds before the new one that were served, each once, the newest first. */
function earlierBuilds(releases: readonly Release[], digest: string): Release[] {
  const seen = new Set([digest])
  return releases
    .filter((each) => {
      if (!each.wasServed || seen.has(each.digest)) return false
      seen.add(each.digest)
      return true
    })
    .slice(0, KEPT_BUILDS - 1)
}

/** Makes the release the one that is served: a rename replaces the link in one step. */
async function swap(target: string, id: string): Promise<void> {
  const fresh = path.join(target, `.${CURRENT}-${process.pid}`)
  await rm(fresh, { force: true })
  await symlink(path.join(RELEASES, id, PUBLIC), fresh)
  await rename(fresh, path.join(target, CURRENT))
}

/**
 * Only the new build and those before it stay, for whoever wants to go back. What cannot be removed
 * stays too: the new build is served already.
 */
async function removeOld(
  releases: readonly Release[],
  kept: readonly Release[],
): Promise<readonly string[]> {
  const old = releases.filter((each) => !kept.includes(each))
  for (const { folder } of old) await rm(folder, { recursive: true, force: true }).catch(() => {})
  return old.map(({ id }) => id)
}

/** What a publish left that was killed: half a release, or a whole one that was never served. */
async function removeLeftovers(target: string, releases: readonly Release[]): Promise<void> {
  const parent = path.join(target, RELEASES)
  const names = (await readdir(parent)).filter((name) => name.startsWith('.partial-'))
  const never = releases.filter(({ wasServed }) => !wasServed).map(({ id }) => id)
  for (const name of [...names, ...never]) {
    await rm(path.join(parent, name), { recursive: true, force: true })
  }
}

/** The link's place may be free or hold a link: never anything of somebody else. */
async function refuseFolder(current: string): Promise<void> {
  const there = await lstat(current).catch(() => undefined)
  if (there !== undefined && !there.isSymbolicLink()) {
    throw new Refusal(
      `${current} is no link, so it is not replaced: move it away, or publish into another folder.`,
    )
  }
}
