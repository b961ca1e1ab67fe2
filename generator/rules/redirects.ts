import type { Site } from '../../src/site/site.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** A redirect starts where no page is. It ends at a page, so that none can loop. */
export const redirectsStartNowhere: Rule = (site) => [
  ...site.redirects.flatMap(({ from }, index) => shadowed(site, from, index)),
  ...duplicates(
    'duplicate-redirect',
    'redirected',
    site.redirects.map(({ from }, index) => ({ value: from, path: ['redirects', index, 'from'] })),
    'Keep one of the two.',
  ),
]

function shadowed(site: Site, from: string, index: number) {
  if (!Object.hasOwn(site.routes, from)) return []
  return [
    {
      code: 'redirect-shadows-page',
      path: ['redirects', index, 'from'],
      message: `${JSON.stringify(from)} is a page, so the redirect would hide it`,
      hint: 'Remove the page or the redirect.',
    },
  ]
}
