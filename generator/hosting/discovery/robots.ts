/** The input of `robotsFile`. */
export type RobotsInput = { readonly origin: string; readonly staging: boolean }

/**
 * The content of `robots.txt` (RFC 9309). A staging build allows crawlers: every response has
 * `noindex`, and a crawler must be able to read a page to see that
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export function robotsFile({ origin, staging }: RobotsInput): string {
  return staging
    ? 'User-agent: *\nAllow: /\n# This is a staging build: every response has noindex.\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
