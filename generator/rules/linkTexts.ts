import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { valueAt } from '../diagnostics/valueAt.ts'
import type { Rule } from './rule.ts'

/** Words that say nothing of where a link leads, which is all that a list of links shows (WCAG 2.4.4). */
const VAGUE = new Set(
  'click|click here|details|go|here|learn more|link|more|more info|press here|read more|see more|tap here|this|this link|this page'.split(
    '|',
  ),
)

/** No vague text is longer, marks around it included. */
const LONGEST = 20

/** The words of a link say where it leads. */
export const linkTextsAreDescriptive: Rule = (site, { texts }) =>
  texts.flatMap(({ text, path }): Diagnostic[] => {
    if (text.length > LONGEST || path.at(-1) !== 'text' || !VAGUE.has(plain(text))) return []
    if (typeof valueAt(site, [...path.slice(0, -1), 'to']) !== 'string') return []
    return [
      {
        code: 'vague-link',
        path,
        message: `${JSON.stringify(text)} does not say where the link leads`,
        hint: 'Name what is there, e.g. "Our services".',
      },
    ]
  })

const plain = (text: string) => text.toLowerCase().replaceAll(/^[\s>»→…]+|[\s.!>»→…]+$/g, '')
