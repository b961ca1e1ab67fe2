import { existsSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

/** The link to the folder of the rules in use; `current/public` leads to the served files. */
export const CURRENT = 'current'

/** The folder of releases, beside the link. */
export const RELEASES = 'releases'

/** The folder in a release whose files are served. Its rules for nginx are beside it. */
export const PUBLIC = 'public'

/** The file that records a release's own build. */
export const RECORD = 'build.json'

/** The file that marks a release that has been served. */
export const SERVED = 'served'

/** The file that marks a release that was rolled back: the next rollback does not lead to it. */
export const WITHDRAWN = 'withdrawn'

const recordSchema = z.object({
  /** The digest of the build: its files and its rules. */
  digest: z.string(),
  /** The build's own files: the digest of each by its path. */
  files: z.record(z.string(), z.string()),
})

/** What a release records of its own build: assets of other builds are not among its files. */
export type ReleaseRecord = z.output<typeof recordSchema>

/** A complete release. */
export type Release = ReleaseRecord & {
  /** The name of its folder, which sorts by time. */
  readonly id: string
  readonly folder: string
  /** Whether `current/public` leads to it. */
  readonly isCurrent: boolean
  /** Whether it is or was served. */
  readonly wasServed: boolean
  /** Whether it was rolled back. */
  readonly isWithdrawn: boolean
}

/** The complete releases below a folder, the newest first. */
export async function releasesIn(target: string): Promise<Release[]> {
  const parent = path.join(target, RELEASES)
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => [])
  const current = path.dirname(await realpath(path.join(target, CURRENT, PUBLIC)).catch(() => ''))
  const found: Release[] = []
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const folder = path.join(parent, name)
    const text = await readFile(path.join(folder, RECORD), 'utf8').catch(() => '')
    const { data } = recordSchema.safeParse(parsed(text))
    if (data === undefined || !isReleaseId(name)) continue
    const isCurrent = (await realpath(folder)) === current
    const wasServed = isCurrent || existsSync(path.join(folder, SERVED))
    const isWithdrawn = existsSync(path.join(folder, WITHDRAWN))
    found.push({ ...data, id: name, folder, isCurrent, wasServed, isWithdrawn })
  }
  return found.toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** The name of a release's folder: the time of publishing and the start of the build's digest. */
export function releaseId(now: Date, digest: string): string {
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${digest.slice(0, 12)}`
}

/** Whether a folder's name is that of a release. */
export const isReleaseId = (name: string) => /^\d{8}T\d{9}Z-[0-9a-f]{12}$/.test(name)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
