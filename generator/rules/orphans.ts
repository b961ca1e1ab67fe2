import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SiteReference, Rule } from './rule.ts'

/** Some page, the menu or the footer leads to each page, so that visitors and search engines find it. */
export const pagesAreLinked: Rule = (site, { references: mentions }) => {
  const linked = new Set(mentions.flatMap((mention) => reached(site, mention)))
  return Object.entries(site.routes).flatMap(([path, route]): Diagnostic[] => {
    if (path === '/' || 'sameAs' in route || linked.has(path)) return []
    return [
      {
        code: 'orphan-page',
        path: ['routes', path],
        atKey: true,
        message: `nothing links to ${JSON.stringify(path)}`,
        hint: 'Add it to the navigation or the footer, or link to it from another page.',
      },
    ]
  })
}

/** The page that a mention leads visitors to. Redirects and further addresses lead nobody of themselves. */
function reached({ routes }: Site, { kind: to, name, path }: SiteReference): string[] {
  if ((to !== 'link' && to !== 'page') || path[0] === 'redirects' || path.at(-1) === 'sameAs') {
    return []
  }
  const [address = ''] = name.split('#', 1)
  const route = routes[address]
  const page = route !== undefined && 'sameAs' in route ? route.sameAs : address
  return path[0] === 'routes' && path[1] === page ? [] : [page]
}
