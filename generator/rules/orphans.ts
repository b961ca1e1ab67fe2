import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SiteReference, Rule } from './rule.ts'

/** Another page, the menu or the footer links to each page, so that visitors and search engines find it. */
export const pagesAreLinked: Rule = (site, { references }) => {
  const linked = new Set(references.flatMap((reference) => linkedPage(site, reference)))
  return Object.entries(site.routes).flatMap(([path, route]): Diagnostic[] => {
    if (path === '/' || 'sameAs' in route || linked.has(path)) return []
    return [
      {
        code: 'orphan-page',
        path: ['routes', path],
        atKey: true,
        message: `No other page, menu item or footer link leads to ${JSON.stringify(path)}.`,
        hint: 'Add it to navigation or footer, or link to it from another page.',
      },
    ]
  })
}

/** The page that a link leads to. Empty for other references, redirects, aliases, sections of documents and links to the same page. */
function linkedPage({ routes }: Site, { kind, name, path }: SiteReference): string[] {
  if (kind !== 'link' && kind !== 'page') return []
  if (path[0] === 'redirects' || path[0] === 'documents' || path.at(-1) === 'sameAs') return []
  const [target = ''] = name.split('#', 1)
  const route = routes[target]
  const page = route !== undefined && 'sameAs' in route ? route.sameAs : target
  return path[0] === 'routes' && path[1] === page ? [] : [page]
}
