import { readdirSync } from 'node:fs'
import path from 'node:path'
import { COMPRESSED } from '../../build/compress.ts'
import { HOST_FILES } from '../../hosting/hosts.ts'

/** A file of a built site. */
export type SiteFile = {
  /** Its path below the site's root, with `/` between folders, e.g. `assets/start.js`. */
  readonly name: string
  /** The compressed forms that are beside it, the smallest first. */
  readonly forms: readonly { readonly encoding: string; readonly ending: string }[]
}

/** The files of a built site. */
export type SiteFiles = {
  /** A document by its file name. Its address may be another one. */
  document(name: string): SiteFile | undefined
  /** The file that has a path for its own address. */
  at(path: string): SiteFile | undefined
}

/**
 * Reads the names of all files of a folder, once. A request can reach these files and no others,
 * so no path of a request ever becomes a path of the file system.
 */
export function siteFiles(folder: string): SiteFiles {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/')),
  )
  const document = (name: string) => {
    if (!names.has(name)) return undefined
    return { name, forms: COMPRESSED.filter(({ ending }) => names.has(name + ending)) }
  }
  return {
    document,
    at: (address) => {
      const name = address.slice(1)
      return address.startsWith('/') && isPublic(name) ? document(name) : undefined
    },
  }
}

/**
 * Whether a file has an address of its own. Documents are reached by the addresses of pages,
 * compressed forms by `Accept-Encoding`, and configuration of hosts and hidden files not at all.
 */
function isPublic(name: string): boolean {
  if (HOST_FILES.includes(name) || name.endsWith('.html')) return false
  if (COMPRESSED.some(({ ending }) => name.endsWith(ending))) return false
  const isHidden = name.split('/').some((segment) => segment.startsWith('.'))
  return !isHidden || /^\.well-known\/[^.]/.test(name)
}
