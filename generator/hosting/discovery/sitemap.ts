import type { Site } from '../../../src/site/site.ts'
import { sitePages } from '../../manifest/pages.ts'

/** The paths that search engines may index: the canonical path of each page. */
export const indexable = (site: Site): string[] =>
  sitePages(site)
    .filter(({ path, canonical, page }) => path === canonical && page.indexed)
    .map(({ path }) => path)

/** The content of `sitemap.xml` (https://www.sitemaps.org/protocol.html). `PAGE_PATH` allows no characters that need escapes. */
export function sitemapFile(site: Site): string {
  const entries = indexable(site).map(
    (path) => `  <url><loc>${site.product.origin}${path}</loc></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
