import type { Rule } from './rule.ts'

/** An alias (`sameAs`) points to a page, not to another alias. */
export const aliasesPointToPages: Rule<'routes'> = (site) =>
  Object.entries(site.routes).flatMap(([path, route]) => {
    if (!('sameAs' in route)) return []
    const page = site.routes[route.sameAs]
    if (page === undefined || !('sameAs' in page)) return []
    return [
      {
        code: 'alias-chain',
        path: ['routes', path, 'sameAs'],
        message: `${JSON.stringify(route.sameAs)} is an alias, not a page.`,
        hint: 'Set sameAs to the path of a page that has a title, a hero and sections of its own.',
      },
    ]
  })
