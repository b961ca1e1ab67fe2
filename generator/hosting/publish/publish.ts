import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { RULES_FILE } from '../nginx.ts'
import { withLock } from '../../emit/processLock.ts'
import { addAssets, copyBuild } from './copyFiles.ts'
import { buildDigest, digestFiles } from './digest.ts'
import { PUBLIC, RECORD, releaseId, RELEASES, releasesIn, type Release } from './release.ts'
import { checkCurrentLink, switchRelease, type Reload } from './switchTo.ts'

/** The assets of this many builds stay available: the new build and the previous ones. */
export const RETAINED_BUILDS = 3

/** The input of `publish`. */
export type PublishInput = {
  /** The folder with the built site. */
  readonly build: string
  /** The nginx rules of the build, without `root`. */
  readonly rules: string
  /** The folder with the releases. */
  readonly target: string
  readonly now: Date
  /** Reloads the web server, so that it uses the new rules. Default: no reload. */
  readonly reload?: Reload
}

/** The result of `publish`. */
export type PublishResult = {
  /** The id of the served release. */
  readonly id: string
  /** Whether this build was already served. */
  readonly unchanged: boolean
  /** The number of files in the build. */
  readonly files: number
  /** The number of assets of earlier builds that stay available. */
  readonly keptAssets: number
  /** The ids of the deleted releases. */
  readonly removed: readonly string[]
}

/**
 * Publishes a build: writes a new release with its files, its rules and the assets of previous builds,
 * and then switches to it atomically. If anything fails, the previous release is still served. If two
 * processes publish at the same time, the second one waits.
 */
export async function publish(input: PublishInput): Promise<PublishResult> {
  const { target } = input
  await mkdir(path.join(target, RELEASES), { recursive: true })
  return withLock(path.join(target, LOCK_FILE), () => release(input))
}

/** The lock file of `publish` and `rollback`. */
export const LOCK_FILE = '.publishing'

async function release(input: PublishInput): Promise<PublishResult> {
  const { build, rules, target, now, reload } = input
  await checkCurrentLink(target)
  const files = await digestFiles(build)
  const count = Object.keys(files).length
  const digest = buildDigest(files, rules)
  const releases = await releasesIn(target)
  const served = releases.find(({ isCurrent }) => isCurrent)
  if (served?.digest === digest) {
    // The previous publish may have been killed before the reload.
    await reload?.()
    return { id: served.id, unchanged: true, files: count, keptAssets: 0, removed: [] }
  }
  await removePartial(target)
  const kept = keptReleases(releases, digest)
  const id = releaseId(now, digest)
  const next = { id, folder: path.join(target, RELEASES, id), files, digest }
  const keptAssets = await writeRelease(next, input, served, kept)
  // During a reload, old and new nginx processes serve requests at the same time. Each needs the
  // assets of both releases.
  if (served !== undefined) await addAssets(served, [next])
  await switchRelease({ target, next, reload })
  const removed = await removeOld(releases, kept)
  return { id, unchanged: false, files: count, keptAssets, removed }
}

type NewRelease = Pick<Release, 'id' | 'folder' | 'files' | 'digest'>

/** Writes a release into a temporary folder and renames the folder when it is complete. */
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

/** The releases to keep, with different builds: the served one, then the newest ones that were served. */
function keptReleases(releases: readonly Release[], digest: string): Release[] {
  const seen = new Set([digest])
  const current = releases.filter(({ isCurrent }) => isCurrent)
  const others = releases.filter(({ isCurrent, wasServed }) => !isCurrent && wasServed)
  return [...current, ...others]
    .filter((each) => !seen.has(each.digest) && seen.add(each.digest))
    .slice(0, RETAINED_BUILDS - 1)
}

/**
 * Deletes releases that are no longer needed, including those that were never served. Errors are
 * ignored, because the new build is already served.
 */
async function removeOld(
  releases: readonly Release[],
  kept: readonly Release[],
): Promise<readonly string[]> {
  const old = releases.filter((each) => !kept.includes(each))
  for (const { folder } of old) await rm(folder, { recursive: true, force: true }).catch(() => {})
  return old.map(({ id }) => id)
}

/** Deletes incomplete releases of a publish that was killed. */
async function removePartial(target: string): Promise<void> {
  const parent = path.join(target, RELEASES)
  const names = (await readdir(parent)).filter((name) => name.startsWith(PARTIAL))
  for (const name of names) await rm(path.join(parent, name), { recursive: true, force: true })
}
