import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { valueAt } from '../diagnostics/valueAt.ts'
import type { Rule } from './rule.ts'

/** English and German link texts that do not describe the target. Screen readers can list links without context (WCAG 2.4.4). */
const VAGUE = new Set(
  [
    'click|click here|details|go|here|learn more|link|more|more info|press here|read more|see more',
    'tap here|this|this link|this page',
    'hier|hier klicken|klicken sie hier|mehr|mehr dazu|mehr erfahren|mehr infos|mehr lesen|weiter',
    'weiterlesen|zum link',
  ].flatMap((texts) => texts.split('|')),
)

/** Longer texts are not compared. The longest vague text, with punctuation, is shorter. Characters. */
const MAX_LENGTH = 20

/** The text of a link describes its target. */
export const linkTextsAreDescriptive: Rule = (site, { texts }) =>
  texts.flatMap(({ text, path }): Diagnostic[] => {
    if (text.length > MAX_LENGTH || path.at(-1) !== 'text' || !VAGUE.has(normalized(text)))
      return []
    if (typeof valueAt(site, [...path.slice(0, -1), 'to']) !== 'string') return []
    return [
      {
        code: 'vague-link-text',
        path,
        message: `${JSON.stringify(text)} does not say where the link leads.`,
        hint: 'Describe the target, e.g. "Our services".',
      },
    ]
  })

const normalized = (text: string) => text.toLowerCase().replaceAll(/^[\s>»→…]+|[\s.!>»→…]+$/g, '')
