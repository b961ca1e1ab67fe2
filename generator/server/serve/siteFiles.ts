import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ENCODINGS, type Encoding } from '../../build/compress.ts'
import { HOST_FILES } from '../../hosting/hosts.ts'

/** A file of a built site. */
export type SiteFile = {
  /** Its path below the root of the site, with forward slashes, e.g. `assets/deferred.js`. */
  readonly name: string
  /** The content encodings in which it exists, the smallest file first. */
  readonly encodings: readonly Pick<Encoding, 'name' | 'extension'>[]
}

/** The files of a built site. */
export type SiteFiles = {
  /** The file with this name. Its URL may differ, e.g. `services.html` is served at `/services`. */
  byName(name: string): SiteFile | undefined
  /** The file with this URL path. */
  byPath(path: string): SiteFile | undefined
}

/**
 * Reads the names of all files of a folder once. Requests can only reach these files: the path of a
 * request is never used as a path of the file system.
 */
export function siteFiles(folder: string): SiteFiles {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/')),
  )
  const byName = (name: string) => {
    if (!names.has(name)) return undefined
    return { name, encodings: ENCODINGS.filter(({ extension }) => names.has(name + extension)) }
  }
  return {
    byName,
    byPath: (pagePath) => {
      const name = pagePath.slice(1)
      return pagePath.startsWith('/') && isPublic(name) ? byName(name) : undefined
    },
  }
}

/**
 * Whether a file has its own URL. Documents are served at the paths of pages, compressed files through
 * `Accept-Encoding`. Configuration files of hosts and hidden files are never served.
 */
function isPublic(name: string): boolean {
  if (HOST_FILES.includes(name) || name.endsWith('.html')) return false
  if (ENCODINGS.some(({ extension }) => name.endsWith(extension))) return false
  const isHidden = name.split('/').some((segment) => segment.startsWith('.'))
  return !isHidden || /^\.well-known\/[^.]/.test(name)
}
