import type { FileSizes } from '../files.ts'
import { headerRules, reservedPathWarnings } from './headerRules.ts'
import type { HostingPlan } from './hostingPlan.ts'

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

/** Warnings about the limits of Cloudflare Pages. */
export function headersFileWarnings(hosting: HostingPlan, sizes: FileSizes): string[] {
  const rules = headerRules(hosting, hosting.combined).length
  const line = Math.max(
    ...headersFile(hosting)
      .split('\n')
      .map(({ length }) => length),
  )
  const redirects = hosting.redirects.length * 2
  const exceeded: Readonly<Record<string, boolean>> = {
    [`_headers has ${rules} rules, but Cloudflare Pages reads only 100. On that host, the remaining downloads have no rule.`]:
      rules > 100,
    [`_headers has a line with ${line} characters, but Cloudflare Pages reads only 2000. On that host, pages use the policy in their HTML.`]:
      line > 2000,
    [`_redirects has ${redirects} lines, but Cloudflare Pages reads only 2000. On that host, the remaining redirects do not work.`]:
      redirects > 2000,
  }
  const tooLarge = [...sizes].filter(([, size]) => size > MAX_FILE_SIZE)
  return [
    ...Object.keys(exceeded).filter((warning) => exceeded[warning]),
    ...tooLarge.map(
      ([file]) =>
        `${file} is larger than 25 MiB, the limit of Cloudflare Pages. That host will reject this build.`,
    ),
    ...reservedPathWarnings(hosting, '/cdn-cgi', 'Cloudflare Pages'),
  ]
}

/** The maximum size of a file for Cloudflare Pages. Bytes. */
const MAX_FILE_SIZE = 25 * 2 ** 20
