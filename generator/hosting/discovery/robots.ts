/** What `robots.txt` follows from. */
export type RobotsInput = { readonly origin: string; readonly staging: boolean }

/**
 * `robots.txt` (RFC 9309). A staging build is not closed to crawlers: what keeps it out of search
 * results is `noindex`, on every page and in every answer, and a crawler that must not read a page
 * does not read that either (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export function robotsFile({ origin, staging }: RobotsInput): string {
  return staging
    ? 'User-agent: *\nAllow: /\n# A staging build: every answer says noindex.\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
