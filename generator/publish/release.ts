import { existsSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

/** The name of the link that a web server's root is. */
export const CURRENT = 'current'

/** The folder of releases, beside the link. */
export const RELEASES = 'releases'

/** The files of a release that a server serves, and the record of its build beside them. */
export const PUBLIC = 'public'

/** The file that records a release's own build. */
export const RECORD = 'build.json'

/** The file that marks a release that has been served. */
export const SERVED = 'served'

const recordSchema = z.object({
  /** The digest of the whole build. */
  digest: z.string(),
  /** The build's own files: the digest of each by its path. */
  files: z.record(z.string(), z.string()),
})

/** What a release records of its own build: the assets of earlier ones are not among its files. */
export type ReleaseRecord = z.output<typeof recordSchema>

/** A release that is there. */
export type Release = ReleaseRecord & {
  /** Its folder's name, which sorts by time. */
  readonly id: string
  readonly folder: string
  /** Whether it is what the link leads to. */
  readonly isCurrent: boolean
  /** Whether it is or has been. */
  readonly wasServed: boolean
}

/** The releases below a folder, the newest first. What is no complete release is left out. */
export async function releasesIn(target: string): Promise<Release[]> {
  const parent = path.join(target, RELEASES)
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => [])
  const link = await realpath(path.join(target, CURRENT)).catch(() => '')
  const current = path.dirname(link)
  const found: Release[] = []
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const folder = path.join(parent, name)
    const text = await readFile(path.join(folder, RECORD), 'utf8').catch(() => '')
    const { data } = recordSchema.safeParse(parsed(text))
    if (data === undefined || !isReleaseId(name)) continue
    const isCurrent = (await realpath(folder)) === current
    const wasServed = isCurrent || existsSync(path.join(folder, SERVED))
    found.push({ ...data, id: name, folder, isCurrent, wasServed })
  }
  return found.toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** The name of a release's folder: when it was made, and of which build. */
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
