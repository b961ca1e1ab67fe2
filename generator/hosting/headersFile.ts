import type { FileSizes } from '../files.ts'
import { headerRules, reservedPathWarnings, type HostingPlan } from './hostingPlan.ts'

/**
 * The content of `_headers` for Cloudflare Pages and Netlify. All rules that match a path apply, and
 * Cloudflare joins the values of a header with a comma. Browsers enforce both of two joined Content
 * Security Policies, so the policy of a page is added to the common one. Two joined values of
 * `X-Frame-Options` are invalid, so pages have only the common value; browsers that support
 * `frame-ancestors` ignore it (CSP Level 3, 6.4.2).
 * https://developers.cloudflare.com/pages/configuration/headers/
 * https://docs.netlify.com/manage/routing/headers/
 */
export const headersFile = (hosting: HostingPlan): string =>
  headerRules(hosting)
    .map(([path, headers]) => {
      const lines = Object.entries(headers)
        .filter(([name]) => path === '/*' || name !== 'X-Frame-Options')
        .map(([name, value]) => `  ${name}: ${value}\n`)
      return `${path}\n${lines.join('')}`
    })
    .join('')

/**
 * The content of `_redirects` for the same hosts. The status is 301, because Netlify does not document
 * 308. Both hosts remove trailing slashes and `.html` themselves.
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export const redirectsFile = ({ redirects }: HostingPlan): string =>
  redirects.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]).join('')

/** The limits of Cloudflare Pages for the two files, and for each file of a build. Line length in characters, size in MiB. */
const LIMITS = { headerRules: 100, lineLength: 2000, redirects: 2000, fileSize: 25 }

/** Warnings about the parts of the two files that a host would ignore, paths that it uses itself, and files that it rejects. */
export function headersFileWarnings(hosting: HostingPlan, sizes: FileSizes): string[] {
  const lines = headersFile(hosting).split('\n')
  const rules = lines.filter((line) => line.startsWith('/')).length
  const longest = Math.max(...lines.map(({ length }) => length))
  const redirects = hosting.redirects.length * 2
  return [
    ...(rules > LIMITS.headerRules
      ? [
          `_headers has ${rules} rules, but Cloudflare Pages reads only ${LIMITS.headerRules}. On that host, the remaining pages use the policy in their HTML.`,
        ]
      : []),
    ...(longest > LIMITS.lineLength
      ? [
          `_headers has a line with ${longest} characters, but Cloudflare Pages reads only ${LIMITS.lineLength}. On that host, this page uses the policy in its HTML.`,
        ]
      : []),
    ...(redirects > LIMITS.redirects
      ? [
          `_redirects has ${redirects} lines, but Cloudflare Pages reads only ${LIMITS.redirects}. On that host, the remaining redirects do not work.`,
        ]
      : []),
    ...[...sizes]
      .filter(([, size]) => size > LIMITS.fileSize * 2 ** 20)
      .map(
        ([file]) =>
          `${file} is larger than ${LIMITS.fileSize} MiB, the limit of Cloudflare Pages. That host will reject this build.`,
      ),
    ...reservedPathWarnings(hosting, '/cdn-cgi', 'Cloudflare Pages'),
  ]
}
