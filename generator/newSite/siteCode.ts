import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { git } from '../project/git.ts'

/** The manifest and other single files that belong to a site. */
const FILES: ReadonlySet<string> = new Set(['site.manifest.ts', 'README.md'])

/** Folders with the content of a site, what is generated from it, and tests of this content. */
const FOLDERS = [
  'generated/',
  'src/content/',
  'src/files/',
  'src/fonts/',
  'src/images/',
  'tests/browser/snapshots/',
  'tests/thisSite/',
  '.github/images/',
]

/** The manifests of other sites, with which the code is tested. */
const OTHER_SITES = /^tests\/sites\/[^/]+\//

/**
 * Whether a file belongs to one site. All other files are code, which every site has in common.
 * `file`: relative to the project, with forward slashes.
 */
export const isSiteFile = (file: string): boolean =>
  FILES.has(file) || OTHER_SITES.test(file) || FOLDERS.some((folder) => file.startsWith(folder))

/** The properties of `package.json` that belong to a site. Everything else belongs to the code. */
const siteProperties = z
  .object({
    name: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.string(),
    private: z.boolean(),
    author: z.unknown(),
    repository: z.unknown(),
    homepage: z.string(),
    /** Where the code comes from. `update` reads and changes it. */
    upstream: z.object({
      /** The URL or the folder of the repository. */
      repository: z.string(),
      /** The commit of the code that the site has. */
      commit: z.string(),
    }),
  })
  .partial()

/** What `package.json` says about a site. */
type SiteProperties = z.infer<typeof siteProperties>

/** Reads what a `package.json` says about its site. */
export const sitePropertiesOf = (packageJson: string): SiteProperties =>
  siteProperties.parse(JSON.parse(packageJson))

/** The lockfile of a commit, with the name, version and license of a site. */
export function lockfileAt(
  folder: string,
  commit: string,
  { name, version, license }: SiteProperties,
): string {
  const lock = object.parse(JSON.parse(git(folder, ['show', `${commit}:package-lock.json`])))
  const packages = object.parse(lock['packages'])
  const properties = { ...object.parse(packages['']), name, version, license }
  return toJson({ ...lock, name, version, packages: { ...packages, '': properties } })
}

/**
 * Writes the code of a commit into the repository of `folder` as a tree of git, and returns its hash.
 * The tree has no file that belongs to a site and no lockfile. In its `package.json`, the properties of
 * the site replace those of the commit.
 */
export function writeCodeTree(folder: string, commit: string, properties: SiteProperties): string {
  const packageJson = Object.entries(
    object.parse(JSON.parse(git(folder, ['show', `${commit}:package.json`]))),
  ).filter(([name]) => name in properties || !(name in siteProperties.shape))
  const input = toJson({ ...Object.fromEntries(packageJson), ...properties })
  const blob = git(folder, ['hash-object', '-w', '--stdin'], { input })
  return withIndex((GIT_INDEX_FILE) => {
    const options = { env: { GIT_INDEX_FILE } }
    git(folder, ['read-tree', commit], options)
    const files = git(folder, ['ls-files', '-z'], options).split('\0')
    const removed = files.filter((file) => isSiteFile(file) || file === 'package-lock.json')
    git(folder, ['update-index', '--force-remove', '-z', '--stdin'], {
      ...options,
      input: removed.join('\0'),
    })
    const entry = `100644,${blob.trim()},package.json`
    git(folder, ['update-index', '--add', '--cacheinfo', entry], options)
    return git(folder, ['write-tree'], options).trim()
  })
}

/** Writes the files of a tree into a folder. */
export const checkoutTree = (repository: string, tree: string, folder: string): void =>
  withIndex((GIT_INDEX_FILE) => {
    const options = { env: { GIT_INDEX_FILE } }
    git(repository, ['read-tree', tree], options)
    git(repository, ['checkout-index', '--all', `--prefix=${folder}/`], options)
  })

/** Calls a function with the path of a temporary index of git, so that the real one stays as it is. */
function withIndex<T>(use: (file: string) => T): T {
  const temporary = mkdtempSync(path.join(tmpdir(), 'site-code-'))
  try {
    return use(path.join(temporary, 'index'))
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

const object = z.record(z.string(), z.unknown())

const toJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`
