import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type FileSizes, writeFiles } from '../files.ts'
import { headersFile, headersFileWarnings, redirectsFile } from './headersFile.ts'
import { HOSTING_FILE, HOSTING_FOLDER, type HostingPlan } from './hostingPlan.ts'
import { nginxFiles } from './nginx.ts'
import { staticWebAppsFile, staticWebAppsWarnings } from './staticWebApps.ts'
import { vercelFile, vercelWarnings } from './vercel.ts'

/** The configuration file of a static host. */
type HostFile = {
  readonly text: (hosting: HostingPlan) => string
  /** Warnings about what the host would ignore or reject. Default: none. */
  readonly warnings?: (hosting: HostingPlan, sizes: FileSizes) => string[]
}

/** The configuration files of static hosts, by file name. Add a line here for a new host. */
const HOSTS: Readonly<Record<string, HostFile>> = {
  _headers: { text: headersFile, warnings: headersFileWarnings },
  _redirects: { text: redirectsFile },
  'staticwebapp.config.json': { text: staticWebAppsFile, warnings: staticWebAppsWarnings },
  'vercel.json': { text: vercelFile, warnings: vercelWarnings },
}

/** The names of these files. The preview and nginx do not serve them. */
export const HOST_FILES: readonly string[] = Object.keys(HOSTS)

/** The contents of these files by name. They are part of `dist/`. */
export const hostFiles = (hosting: HostingPlan): ReadonlyMap<string, string> =>
  new Map(Object.entries(HOSTS).map(([name, { text }]) => [name, text(hosting)]))

/** Warnings about what single hosts would ignore or reject. `sizes`: of all files of the build. */
export const hostingWarnings = (hosting: HostingPlan, sizes: FileSizes): string[] =>
  Object.values(HOSTS).flatMap(({ warnings }) => warnings?.(hosting, sizes) ?? [])

/**
 * Deletes the hosting plan of the last build. Called before `dist/` is replaced, so that an interrupted
 * build never leaves the files and rules of different builds.
 */
export const removeHosting = (root: string): Promise<void> =>
  rm(path.join(root, HOSTING_FOLDER), { recursive: true, force: true })

/** Writes what is not public: the nginx configuration, then the hosting plan. */
export async function writeHosting(root: string, hosting: HostingPlan): Promise<void> {
  const folder = path.join(root, HOSTING_FOLDER)
  const nginx = [...nginxFiles(hosting, HOST_FILES)].map(([name, content]) => ({
    file: path.join(folder, 'nginx', name),
    content,
  }))
  const plan = `${JSON.stringify(hosting, null, 2)}\n`
  await writeFiles([...nginx, { file: path.join(folder, HOSTING_FILE), content: plan }])
}
