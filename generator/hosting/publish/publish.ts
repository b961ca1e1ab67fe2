import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { RULES_FILE } from '../nginx.ts'
import { withLock } from '../../emit/processLock.ts'
import { addAssets, copyBuild } from './assemble.ts'
import { buildDigest, filesOf } from './digest.ts'
import { PUBLIC, RECORD, releaseId, RELEASES, releasesIn, type Release } from './release.ts'
import { refuseFolder, switchTo, type Reload } from './switchTo.ts'

/** How many builds' assets stay available: those of the new build and of the builds before it. */
export const KEPT_BUILDS = 3

/** What to publish, and where. */
export type PublishInput = {
  /** The folder with the built site. */
  readonly build: string
  /** nginx's rules of that build, without `root`. */
  readonly rules: string
  /** The folder with the releases. */
  readonly target: string
  readonly now: Date
  /** Makes the web server use the rules of the new release. Default: the server has no rules. */
  readonly reload?: Reload
}

/** What publishing did. */
export type Published = {
  /** The release that is served now. */
  readonly id: string
  /** Whether it was served already. */
  readonly unchanged: boolean
  /** Files of the build. */
  readonly files: number
  /** Assets of earlier builds that stay available. */
  readonly keptAssets: number
  /** Releases that were removed. */
  readonly removed: readonly string[]
}

/**
 * Publishes a build: writes a new release beside the served one, with its files, its rules and the
 * assets of the builds before it, then switches to it in one step. If anything fails, the old
 * release stays. When two processes publish at once, the second one waits.
 */
export async function publish(input: PublishInput): Promise<Published> {
  const { target } = input
  await mkdir(path.join(target, RELEASES), { recursive: true })
  return withLock(path.join(target, LOCK), () => release(input))
}

/** The lock file that `publish` and `rollback` share. */
export const LOCK = '.publishing'

async function release(input: PublishInput): Promise<Published> {
  const { build, rules, target, now, reload } = input
  await refuseFolder(target)
  const files = await filesOf(build)
  const count = Object.keys(files).length
  const digest = buildDigest(files, rules)
  const before = await releasesIn(target)
  const served = before.find(({ isCurrent }) => isCurrent)
  if (served?.digest === digest) {
    // The publish before may have been killed before it reloaded.
    await reload?.()
    return { id: served.id, unchanged: true, files: count, keptAssets: 0, removed: [] }
  }
  await removePartial(target)
  const kept = keptReleases(before, digest)
  const id = releaseId(now, digest)
  const next = { id, folder: path.join(target, RELEASES, id), files, digest }
  const keptAssets = await writeRelease(next, input, served, kept)
  // While nginx reloads, its old and new processes answer side by side: each needs the assets that
  // documents of the other one name.
  if (served !== undefined) await addAssets(served, [next])
  await switchTo({ target, next, reload })
  const removed = await removeOld(before, kept)
  return { id, unchanged: false, files: count, keptAssets, removed }
}

type NewRelease = Pick<Release, 'id' | 'folder' | 'files' | 'digest'>

/** Writes a complete release under another name, then renames it. */
async function writeRelease(
  { folder, id, files, digest }: NewRelease,
  { build, rules, target }: PublishInput,
  served: Release | undefined,
  kept: readonly Release[],
): Promise<number> {
  const partial = path.join(target, RELEASES, `${PARTIAL}${id}`)
  try {
    await copyBuild(build, files, path.join(partial, PUBLIC), served)
    const keptAssets = await addAssets({ folder: partial, files }, kept)
    await writeFile(path.join(partial, RULES_FILE), rules)
    await writeFile(path.join(partial, RECORD), JSON.stringify({ digest, files }))
    await rename(partial, folder)
    return keptAssets
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

const PARTIAL = '.partial-'

/** The last builds that were served, each once: the served one, then the newest. */
function keptReleases(releases: readonly Release[], digest: string): Release[] {
  const seen = new Set([digest])
  const current = releases.filter(({ isCurrent }) => isCurrent)
  const others = releases.filter(({ isCurrent, wasServed }) => !isCurrent && wasServed)
  return [...current, ...others]
    .filter((each) => !seen.has(each.digest) && seen.add(each.digest))
    .slice(0, KEPT_BUILDS - 1)
}

/**
 * Removes releases that are no longer kept, also those that were never served. An error is ignored:
 * the new build is served already.
 */
async function removeOld(
  releases: readonly Release[],
  kept: readonly Release[],
): Promise<readonly string[]> {
  const old = releases.filter((each) => !kept.includes(each))
  for (const { folder } of old) await rm(folder, { recursive: true, force: true }).catch(() => {})
  return old.map(({ id }) => id)
}

/** Removes the incomplete releases of a publish that was killed. */
async function removePartial(target: string): Promise<void> {
  const parent = path.join(target, RELEASES)
  const names = (await readdir(parent)).filter((name) => name.startsWith(PARTIAL))
  for (const name of names) await rm(path.join(parent, name), { recursive: true, force: true })
}
