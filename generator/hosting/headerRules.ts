import type { Headers, HostingPlan } from './hostingPlan.ts'
import { mediaType } from './mediaTypes.ts'

/** The headers of a set that differ from another one. */
const differentHeaders = (headers: Headers, from: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => from[name] !== value))

/** The headers of maps and assets that differ from those of every path, by path. `*` is any text. */
export const folderHeaders = (
  { maps, assets }: HostingPlan,
  all: Headers,
): Readonly<Record<string, Headers>> => ({
  ...(maps && { '/maps/*': differentHeaders(maps, all) }),
  '/assets/*': differentHeaders(assets, all),
})

/** The headers for each path, for hosts that apply all rules that match. `*` is any text. `all`: those of every path. */
export const headerRules = (
  hosting: HostingPlan,
  all: Headers,
): (readonly [path: string, headers: Headers])[] => [
  ['/*', all],
  ...Object.entries(folderHeaders(hosting, all)),
  ...[...hosting.textFiles, ...Object.keys(hosting.downloads)].map(
    (url) => [url, { 'Content-Type': mediaType(url), ...hosting.downloads[url] }] as const,
  ),
]

/**
 * Warnings about pages and redirects below a path that a host uses itself. Paths such as `/.auth` need no
 * check, because the segments of a page's path begin with a letter or digit.
 */
export const reservedPathWarnings = (
  { paths, redirects }: HostingPlan,
  folder: string,
  host: string,
): string[] =>
  [...paths, ...redirects.map(({ from }) => from)]
    .filter((path) => path === folder || path.startsWith(`${folder}/`))
    .map(
      (path) =>
        `${host} reserves paths below ${folder}, so ${path} does not work on that host. Choose another path.`,
    )
