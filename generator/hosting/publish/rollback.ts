import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageError, UserError } from '../../diagnostics/console.ts'
import { withLock } from '../../emit/processLock.ts'
import { suggestion } from '../../diagnostics/suggest.ts'
import { addAssets } from './copyFiles.ts'
import { LOCK_FILE } from './publish.ts'
import { releasesIn, WITHDRAWN, type Release } from './release.ts'
import { switchRelease, type Reload } from './switchTo.ts'

/** The input of `rollback`. */
export type RollbackInput = {
  /** The folder with the releases. */
  readonly target: string
  /** The id of the release to serve. Default: the newest earlier release that was not rolled back. */
  readonly id?: string
  /** Reloads the web server, so that it uses the rules of that release. Default: no reload. */
  readonly reload?: Reload
}

/**
 * Switches back to a release that was served before, with its files and its rules. The assets of the
 * newer build stay available for open pages. Returns the id of the served release.
 */
export async function rollback({ target, id, reload }: RollbackInput): Promise<string> {
  return withLock(path.join(target, LOCK_FILE), async () => {
    const releases = (await releasesIn(target)).filter(({ wasServed }) => wasServed)
    const served = releases.find(({ isCurrent }) => isCurrent)
    const next = id === undefined ? releaseBefore(served, releases) : findRelease(id, releases)
    if (next.isCurrent) throw new UserError(`The release ${next.id} is already served.`)
    if (served !== undefined) {
      await addAssets(served, [next])
      await addAssets(next, [served])
    }
    await switchRelease({ target, next, reload })
    await rm(path.join(next.folder, WITHDRAWN), { force: true })
    if (served !== undefined && served.id > next.id) {
      await writeFile(path.join(served.folder, WITHDRAWN), '')
    }
    return next.id
  })
}

function releaseBefore(served: Release | undefined, releases: readonly Release[]): Release {
  const before = releases.find(
    ({ id, isWithdrawn }) => !isWithdrawn && (served === undefined || id < served.id),
  )
  if (before !== undefined) return before
  throw new UserError(
    served === undefined
      ? `No release is served, so there is none to roll back to. ${list(releases)}`
      : `There is no earlier release than ${served.id}. ${list(releases)}`,
  )
}

function findRelease(id: string, releases: readonly Release[]): Release {
  const release = releases.find((each) => each.id === id)
  if (release !== undefined) return release
  const ids = releases.map((each) => each.id)
  throw new UsageError(
    `There is no release ${JSON.stringify(id)}. ${suggestion(id, ids, 'releases')}`,
  )
}

const list = (releases: readonly Release[]) =>
  releases.length === 0
    ? 'Nothing has been published in this folder.'
    : `Releases: ${releases.map(({ id, isCurrent }) => id + (isCurrent ? ' (served)' : '')).join(', ')}.`
