import type { Page } from '../../src/site/page.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { SHELL_IDS } from '../manifest/pages.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** Section ids and headings are unique on a page, and page titles on the site. */
export const headingsAreUnique: Rule<'routes' | 'notFound'> = (site) => [
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
    'Visitors and search engines tell pages apart by their titles. Change one of the two titles.',
  ),
]

/** The names that visitors see are unique in each list of the manifest. */
export const namesAreUnique: Rule = ({ events, forms, thirdParties, consent }) => {
  const named = (
    list: Readonly<Record<string, object>>,
    key: string,
    path: ModelPath,
    what: string,
  ) =>
    duplicates(
      'duplicate-name',
      `the ${key} of another ${what}`,
      Object.entries(list).map(([id, entry]) => ({
        value: String(Reflect.get(entry, key)),
        path: [...path, id, key],
      })),
      'Visitors could not tell the two apart. Add what is different, e.g. a year or a city.',
    )
  return [
    ...named(events, 'name', ['events'], 'event'),
    ...named(forms, 'label', ['forms'], 'form'),
    ...named(thirdParties, 'name', ['thirdParties'], 'third party'),
    ...named(consent?.categories ?? {}, 'title', ['consent', 'categories'], 'consent category'),
  ]
}

/** Screen reader users can navigate by headings, which they hear without the text around them. */
const headings = ({ hero, sections }: Page, page: ModelPath) =>
  duplicates(
    'duplicate-heading',
    'a heading of this page',
    [
      { value: hero.title, path: [...page, 'hero', 'title'] },
      ...sections.map(({ heading }, index) => ({
        value: heading,
        path: [...page, 'sections', index, 'heading'],
      })),
    ],
    'Screen reader users navigate by headings. Change one of the two headings.',
  )

function anchors({ sections }: Page, page: ModelPath): Diagnostic[] {
  const declared = sections.flatMap(({ id }, index) =>
    id === undefined ? [] : [{ value: id, path: [...page, 'sections', index, 'id'] }],
  )
  return [
    ...duplicates(
      'duplicate-anchor',
      'the id of a section on this page',
      declared,
      'Change one of the two ids.',
    ),
    ...declared
      .filter(({ value }) => SHELL_IDS.includes(value))
      .map(({ value, path }): Diagnostic => ({
        code: 'reserved-anchor',
        path,
        message: `${JSON.stringify(value)} is the id of another element on every page.`,
        hint: `Choose another id. Reserved ids: ${SHELL_IDS.join(', ')}.`,
      })),
  ]
}
