import type { FileSizes } from '../files.ts'
import { headerRules, reservedPathWarnings, type HostingPlan } from './hostingPlan.ts'

/**
 * The content of `_headers` for Cloudflare Pages and Netlify. All rules that match a path apply, and Cloudflare joins the
 * values of a header with a comma. Browsers enforce both of two joined Content Security Policies. Pages have no
 * `Cache-Control`, which would be joined with that of assets: both hosts let browsers ask for changes of a page.
 * https://developers.cloudflare.com/pages/configuration/headers/
 * https://docs.netlify.com/manage/routing/headers/
 */
export const headersFile = (hosting: HostingPlan): string =>
  headerRules(hosting, hosting.combined)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
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

/** The limits of Cloudflare Pages: the number of rules in the two files, the characters of a line, and the size of a file. MiB. */
const LIMITS = { headerRules: 100, redirects: 2000, line: 2000, fileSize: 25 }

/** Warnings about what Cloudflare Pages would ignore or reject. */
export function headersFileWarnings(hosting: HostingPlan, sizes: FileSizes): string[] {
  const rules = headerRules(hosting, hosting.combined).length
  const redirects = hosting.redirects.length * 2
  const line = Math.max(
    ...headersFile(hosting)
      .split('\n')
      .map(({ length }) => length),
  )
  const tooLarge = [...sizes].filter(([, size]) => size > LIMITS.fileSize * 2 ** 20)
  return [
    ...(rules > LIMITS.headerRules
      ? [
          `_headers has ${rules} rules, but Cloudflare Pages reads only ${LIMITS.headerRules}. On that host, browsers show the remaining files for download instead of saving them.`,
        ]
      : []),
    ...(line > LIMITS.line
      ? [
          `_headers has a line with ${line} characters, but Cloudflare Pages reads only ${LIMITS.line}. On that host, pages use the policy in their HTML.`,
        ]
      : []),
    ...(redirects > LIMITS.redirects
      ? [
          `_redirects has ${redirects} lines, but Cloudflare Pages reads only ${LIMITS.redirects}. On that host, the remaining redirects do not work.`,
        ]
      : []),
    ...tooLarge.map(
      ([file]) =>
        `${file} is larger than ${LIMITS.fileSize} MiB, the limit of Cloudflare Pages. That host will reject this build.`,
    ),
    ...reservedPathWarnings(hosting, '/cdn-cgi', 'Cloudflare Pages'),
  ]
}
