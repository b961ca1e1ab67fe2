import { beyondEverywhere, spellings, type HostedDocument, type Hosting } from './hosting.ts'

/**
 * `_headers`, which Cloudflare Pages and Netlify read. All rules that match a path apply, and
 * Cloudflare joins the values of one name with a comma. Two joined content security policies are
 * both enforced, so a document's policy adds to the one in the rule for everything. Two joined
 * values of `X-Frame-Options` are invalid, so documents leave it at the value for everything:
 * browsers that know `frame-ancestors` ignore it (CSP Level 3, 6.4.2).
 * https://developers.cloudflare.com/pages/configuration/headers/
 * https://docs.netlify.com/manage/routing/headers/
 */
export function headersFile(hosting: Hosting): string {
  const { everywhere, assets, documents, notFound } = hosting
  return [
    rule('/*', Object.entries(everywhere)),
    rule('/assets/*', beyondEverywhere(assets, hosting)),
    ...[...documents, notFound].flatMap((document) =>
      spellings(document).map((path) => rule(path, documentHeaders(document, hosting))),
    ),
    '',
  ].join('\n')
}

const documentHeaders = ({ headers }: HostedDocument, hosting: Hosting) =>
  beyondEverywhere(headers, hosting).filter(([name]) => name !== 'X-Frame-Options')

const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_redirects`, which the same hosts read. 301, for Netlify does not name 308 among its codes. Both
 * take slashes and file endings off addresses themselves.
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export const redirectsFile = ({ redirects }: Hosting): string =>
  redirects.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]).join('')

/** What Cloudflare Pages reads of the two files at most. */
const LIMITS = { headerRules: 100, lineLength: 2000, redirects: 2000 }

/** What a host would leave out of the two files. Each a sentence; none where all is well. */
export function headersFileWarnings(hosting: Hosting): string[] {
  const lines = headersFile(hosting).split('\n')
  const rules = lines.filter((line) => line.startsWith('/')).length
  const longest = Math.max(...lines.map(({ length }) => length))
  const redirects = hosting.redirects.length * 2
  return [
    ...(rules > LIMITS.headerRules
      ? [
          `_headers has ${rules} rules, and Cloudflare Pages reads ${LIMITS.headerRules}: there, the pages after them rely on the policy in their HTML.`,
        ]
      : []),
    ...(longest > LIMITS.lineLength
      ? [
          `_headers has a line of ${longest} characters, and Cloudflare Pages reads ${LIMITS.lineLength}: there, that page relies on the policy in its HTML.`,
        ]
      : []),
    ...(redirects > LIMITS.redirects
      ? [
          `_redirects has ${redirects} lines, and Cloudflare Pages reads ${LIMITS.redirects}: there, old addresses after them are not found.`,
        ]
      : []),
  ]
}
