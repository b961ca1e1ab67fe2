import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageError, UserError } from '../../diagnostics/console.ts'
import { withLock } from '../../emit/processLock.ts'
import { suggestion } from '../../diagnostics/suggest.ts'
import { addAssets } from './assemble.ts'
import { LOCK } from './publish.ts'
import { releasesIn, WITHDRAWN, type Release } from './release.ts'
import { switchTo, type Reload } from './switchTo.ts'

/** Where to go back, and to what. */
export type RollbackInput = {
  /** The folder with the releases. */
  readonly target: string
  /** The release to serve. Default: the newest one before the served one that was not rolled back. */
  readonly id?: string
  /** Makes the web server use the rules of that release. Default: the server has no rules. */
  readonly reload?: Reload
}

/**
 * Serves a release again that was served before, with its files and its rules. Pages of the newer
 * build that visitors have open keep their assets. Returns the release that is served now.
 */
export async function rollback({ target, id, reload }: RollbackInput): Promise<string> {
  return withLock(path.join(target, LOCK), async () => {
    const releases = (await releasesIn(target)).filter(({ wasServed }) => wasServed)
    const served = releases.find(({ isCurrent }) => isCurrent)
    const next = id === undefined ? releaseBefore(served, releases) : named(id, releases)
    if (next.isCurrent) throw new UserError(`${next.id} is served already.`)
    if (served !== undefined) {
      await addAssets(served, [next])
      await addAssets(next, [served])
    }
    await switchTo({ target, next, reload })
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
    `There is no release before ${served?.id ?? 'the first one'}. ${list(releases)}`,
  )
}

function named(id: string, releases: readonly Release[]): Release {
  const release = releases.find((each) => each.id === id)
  if (release !== undefined) return release
  const ids = releases.map((each) => each.id)
  throw new UsageError(
    `There is no release ${JSON.stringify(id)}. ${suggestion(id, ids, 'releases')}`,
  )
}

const list = (releases: readonly Release[]) =>
  releases.length === 0
    ? 'Nothing has been published here.'
    : `Releases: ${releases.map(({ id, isCurrent }) => id + (isCurrent ? ' (served)' : '')).join(', ')}.`
