import type { Page } from '../../src/site/page.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { SHELL_IDS } from '../manifest/pages.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** No two sections of a page have one anchor or heading, and no two pages one title. */
export const headingsAreUnique: Rule = (site) => [
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'sameAs' in route ? [] : anchors(route, ['routes', path]),
  ),
  ...anchors(site.notFound, ['notFound']),
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'sameAs' in route ? [] : headings(route, ['routes', path]),
  ),
  ...headings(site.notFound, ['notFound']),
  ...duplicates(
    'duplicate-title',
    'the title of a page',
    Object.entries(site.routes).flatMap(([path, route]) =>
      'sameAs' in route ? [] : [{ value: route.title, path: ['routes', path, 'title'] }],
    ),
    'Visitors tell pages apart by their titles: reword one.',
  ),
]

/** Those who move from heading to heading hear these alone. */
const headings = ({ hero, sections }: Page, page: ModelPath) =>
  duplicates(
    'duplicate-heading',
    'a heading of the page',
    [
      { value: hero.title, path: [...page, 'hero', 'title'] },
      ...sections.map(({ heading }, index) => ({
        value: heading,
        path: [...page, 'sections', index, 'heading'],
      })),
    ],
    'Reword one of them.',
  )

function anchors({ sections }: Page, page: ModelPath): Diagnostic[] {
  const declared = sections.flatMap(({ id }, index) =>
    id === undefined ? [] : [{ value: id, path: [...page, 'sections', index, 'id'] }],
  )
  return [
    ...duplicates('duplicate-anchor', 'the anchor of a section', declared, 'Rename one of them.'),
    ...declared
      .filter(({ value }) => SHELL_IDS.includes(value))
      .map(({ value, path }): Diagnostic => ({
        code: 'reserved-anchor',
        path,
        message: `${JSON.stringify(value)} is an anchor that every page has`,
        hint: 'Choose another anchor.',
      })),
  ]
}
