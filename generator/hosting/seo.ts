import type { Site } from '../../src/site/site.ts'
import { canonicalPages } from '../manifest/sitePages.ts'

/** The contents of robots.txt, sitemap.xml and security.txt, by path. */
export function seoFiles(site: Site, staging: boolean): ReadonlyMap<string, string> {
  const security = securityTxt(site)
  return new Map([
    ['robots.txt', robotsFile(site.product.origin, staging)],
    ...(staging ? [] : [['sitemap.xml', sitemapFile(site)] as const]),
    ...(security === undefined ? [] : [[SECURITY_TXT, security] as const]),
  ])
}

/**
 * The content of `robots.txt` (RFC 9309). A staging build allows crawlers: every response has
 * `noindex`, and a crawler must be able to read a page to see that
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
function robotsFile(origin: string, staging: boolean): string {
  return staging
    ? 'User-agent: *\nAllow: /\n# This is a staging build: every response has noindex.\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** The content of `sitemap.xml` (https://www.sitemaps.org/protocol.html). `PAGE_PATH` allows no characters that need escapes. */
function sitemapFile(site: Site): string {
  const entries = canonicalPages(site)
    .filter(({ page }) => page.indexed)
    .map(({ path, page: { article } }) => {
      const changed = article && `<lastmod>${article.updated ?? article.date}</lastmod>`
      return `  <url><loc>${site.product.origin}${path}</loc>${changed ?? ''}</url>\n`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** The path of `security.txt` (RFC 9116, section 3). */
const SECURITY_TXT = '.well-known/security.txt'

/** The content of `security.txt` (RFC 9116): contacts for security researchers. `undefined` if the manifest has none. */
function securityTxt({ security, product }: Site): string | undefined {
  if (security === undefined) return undefined
  const { contacts, expires, languages, policy, acknowledgments } = security
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${product.origin}/${SECURITY_TXT}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    ...(acknowledgments === undefined ? [] : [`Acknowledgments: ${acknowledgments}`]),
    '',
  ].join('\n')
}
