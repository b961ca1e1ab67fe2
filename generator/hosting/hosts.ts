import { headersFile, headersFileWarnings, redirectsFile } from './headersFile.ts'
import type { Hosting } from './hosting.ts'
import { staticWebAppsFile, staticWebAppsWarnings } from './staticWebApps.ts'
import { vercelFile, vercelWarnings } from './vercel.ts'

/** A configuration file of a static host. */
type HostFile = {
  readonly text: (hosting: Hosting) => string
  /** What the host would ignore or refuse, each as a sentence. Default: nothing. */
  readonly warnings?: (hosting: Hosting) => string[]
}

/** The configuration files of static hosts, by their names in the site's root. A new host is a line here. */
const HOSTS: Readonly<Record<string, HostFile>> = {
  _headers: { text: headersFile, warnings: headersFileWarnings },
  _redirects: { text: redirectsFile },
  'staticwebapp.config.json': { text: staticWebAppsFile, warnings: staticWebAppsWarnings },
  'vercel.json': { text: vercelFile, warnings: vercelWarnings },
}

/** The names of these files. The preview and nginx do not send them. */
export const HOST_FILES: readonly string[] = Object.keys(HOSTS)

/** The texts of these files by their names. */
export const hostFiles = (hosting: Hosting): ReadonlyMap<string, string> =>
  new Map(Object.entries(HOSTS).map(([name, { text }]) => [name, text(hosting)]))

/** What single hosts would ignore or refuse, each as a sentence. */
export const hostingWarnings = (hosting: Hosting): string[] =>
  Object.values(HOSTS).flatMap(({ warnings }) => warnings?.(hosting) ?? [])
