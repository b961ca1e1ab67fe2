import type { Rule } from './rule.ts'

/** A further address names a page, not another further address. */
export const aliasesPointToPages: Rule = (site) =>
  Object.entries(site.routes).flatMap(([path, route]) => {
    if (!('sameAs' in route)) return []
    const page = site.routes[route.sameAs]
    if (page === undefined || !('sameAs' in page)) return []
    return [
      {
        code: 'alias-of-alias',
        path: ['routes', path, 'sameAs'],
        message: `${JSON.stringify(route.sameAs)} is itself a further address of another page`,
        hint: 'Name an address that has a title, a hero and sections of its own.',
      },
    ]
  })
