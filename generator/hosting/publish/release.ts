import { existsSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

/** The symbolic link to the folder of the current rules. `current/public` links to the served files. */
export const CURRENT = 'current'

/** The folder of the releases, beside this link. */
export const RELEASES = 'releases'

/** The folder in a release with the public files. The nginx rules are beside it. */
export const PUBLIC = 'public'

/** The file with the digests of a release's build. */
export const RECORD = 'build.json'

/** The file that marks a release that is or was served. */
export const SERVED = 'served'

/** The file that marks a release that was rolled back. The next rollback skips it. */
export const WITHDRAWN = 'withdrawn'

const recordSchema = z.object({
  /** The digest of the build (files and rules). */
  digest: z.string(),
  /** The files of the build: the digest of each by its path. Assets of other builds are not included. */
  files: z.record(z.string(), z.string()),
})

/** The content of `build.json`. */
export type ReleaseRecord = z.output<typeof recordSchema>

/** A complete release. */
export type Release = ReleaseRecord & {
  /** The name of its folder. Names sort by time. */
  readonly id: string
  readonly folder: string
  /** Whether it is served: `current/public` links to it. */
  readonly isCurrent: boolean
  /** Whether it is or was served. */
  readonly wasServed: boolean
  /** Whether it was rolled back. */
  readonly isWithdrawn: boolean
}

/** The complete releases in a folder, the newest first. */
export async function releasesIn(target: string): Promise<Release[]> {
  const parent = path.join(target, RELEASES)
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => [])
  const current = path.dirname(await realpath(path.join(target, CURRENT, PUBLIC)).catch(() => ''))
  const found: Release[] = []
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const folder = path.join(parent, name)
    const text = await readFile(path.join(folder, RECORD), 'utf8').catch(() => '')
    const { data } = recordSchema.safeParse(parseJson(text))
    if (data === undefined || !isReleaseId(name)) continue
    const isCurrent = (await realpath(folder)) === current
    const wasServed = isCurrent || existsSync(path.join(folder, SERVED))
    const isWithdrawn = existsSync(path.join(folder, WITHDRAWN))
    found.push({ ...data, id: name, folder, isCurrent, wasServed, isWithdrawn })
  }
  return found.toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** The name of a release's folder: the time of publishing and the first characters of the digest. */
export function releaseId(now: Date, digest: string): string {
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${digest.slice(0, 12)}`
}

/** Whether a folder name is the id of a release. */
export const isReleaseId = (name: string) => /^\d{8}T\d{9}Z-[0-9a-f]{12}$/.test(name)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
