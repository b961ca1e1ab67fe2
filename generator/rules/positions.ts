import type { Page } from '../../src/site/page.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'

/** An open position does not close before it is posted. */
export const positionsCloseAfterPosting: Rule<'routes' | 'notFound'> = (site) => [
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'sameAs' in route ? [] : onPage(route, ['routes', path]),
  ),
  ...onPage(site.notFound, ['notFound']),
]

const onPage = ({ sections }: Page, page: ModelPath): Diagnostic[] =>
  sections.flatMap((section, sectionIndex) =>
    'positions' in section
      ? section.positions.flatMap(({ posted, closes }, index) =>
          posted <= closes
            ? []
            : [
                {
                  code: 'position-closes-before-posted' as const,
                  path: [...page, 'sections', sectionIndex, 'positions', index, 'closes'],
                  message: `The position closes on ${closes}, before it is posted on ${posted}.`,
                  hint: 'Set closes to the date of posted or a later one.',
                },
              ],
        )
      : [],
  )
