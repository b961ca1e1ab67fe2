import type { Site } from '../../../src/site/site.ts'
import { robotsFile } from './robots.ts'
import { SECURITY_TXT, securityTxt } from './securityTxt.ts'
import { sitemapFile } from './sitemap.ts'

/** The contents of robots.txt, sitemap.xml and security.txt, by path. */
export function discoveryFiles(site: Site, staging: boolean): ReadonlyMap<string, string> {
  const security = securityTxt(site)
  return new Map([
    ['robots.txt', robotsFile({ origin: site.product.origin, staging })],
    ...(staging ? [] : [['sitemap.xml', sitemapFile(site)] as const]),
    ...(security === undefined ? [] : [[SECURITY_TXT, security] as const]),
  ])
}
