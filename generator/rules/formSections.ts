import type { Page } from '../../src/site/page.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** A page shows each form at most once: the ids of its fields contain the name of the form. */
export const formsAreShownOnce: Rule<'routes' | 'notFound'> = (site) => [
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'sameAs' in route ? [] : repeatedForms(route, ['routes', path]),
  ),
  ...repeatedForms(site.notFound, ['notFound']),
]

const repeatedForms = ({ sections }: Page, page: ModelPath) =>
  duplicates(
    'duplicate-form',
    'the form of a section on this page',
    sections.flatMap((section, index) =>
      'form' in section
        ? [{ value: section.form, path: [...page, 'sections', index, 'form'] }]
        : [],
    ),
    'Remove one of the two sections, and link to the other one.',
  )
