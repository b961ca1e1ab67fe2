import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** No two sections of a page have one anchor, and no two pages one title. */
export const headingsTellApart: Rule = (site) => [
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'sameAs' in route
      ? []
      : duplicates(
          'duplicate-anchor',
          'the anchor of a section',
          route.sections.flatMap(({ id }, index) =>
            id === undefined
              ? []
              : [{ value: id, path: ['routes', path, 'sections', index, 'id'] }],
          ),
          'Rename one of them.',
        ),
  ),
  ...duplicates(
    'duplicate-title',
    'the title of a page',
    Object.entries(site.routes).flatMap(([path, route]) =>
      'sameAs' in route ? [] : [{ value: route.title, path: ['routes', path, 'title'] }],
    ),
    'Visitors tell pages apart by their titles: reword one.',
  ),
]
