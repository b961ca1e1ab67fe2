import type { FileSizes } from '../files.ts'
import { headersFile, headersFileWarnings, redirectsFile } from './headersFile.ts'
import type { HostingPlan } from './hostingPlan.ts'
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

/** The names of these files. The preview does not serve them, and nginx does not get them. */
export const HOST_FILES: readonly string[] = Object.keys(HOSTS)

/** The contents of these files by name. They are part of `dist/`. */
export const hostFiles = (hosting: HostingPlan): ReadonlyMap<string, string> =>
  new Map(Object.entries(HOSTS).map(([name, { text }]) => [name, text(hosting)]))

/** Warnings about what single hosts would ignore or reject. `sizes`: of all files of the build. */
export const hostingWarnings = (hosting: HostingPlan, sizes: FileSizes): string[] =>
  Object.values(HOSTS).flatMap(({ warnings }) => warnings?.(hosting, sizes) ?? [])
