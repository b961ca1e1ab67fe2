import type { Fact } from '../../src/model/fact.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Rule, SiteText } from './rule.ts'

/** Copy states the values of constants as they are declared, and states each of them. */
export const textsMatchConstants: Rule = (site, { texts }) => {
  const figures = texts.filter(({ text }) => /\d/.test(text))
  return Object.entries(site.constants).flatMap(([name, fact]) => [
    ...patternsOf(fact).flatMap((pattern) =>
      figures.flatMap((words) => contradictions(name, fact, pattern, words)),
    ),
    ...unused(name, fact, figures, site),
  ])
}

/** Each pattern as an expression whose first group is the number. */
const patternsOf = ({ patterns = [] }: Fact) =>
  patterns.map((pattern) => {
    const [before = '', after = ''] = pattern.split('{value}').map(flexible)
    return new RegExp(
      `${edge(before, 'start')}${before}${NUMBER}${after}${edge(after, 'end')}`,
      'giu',
    )
  })

const NUMBER = String.raw`((?<![\d.,])\d+(?:,\d{3})*(?:\.\d+)?)`

/** The words as they are, with any space between them. */
const flexible = (words: string) =>
  words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

/** A pattern that begins or ends with a letter begins or ends with a word. */
const edge = (words: string, side: 'start' | 'end') =>
  side === 'start'
    ? /^[\p{L}\d]/u.test(words)
      ? String.raw`(?<![\p{L}\d-])`
      : ''
    : /[\p{L}\d]$/u.test(words)
      ? String.raw`(?![\p{L}\d-])`
      : ''

function contradictions(
  name: string,
  { value }: Fact,
  pattern: RegExp,
  { text, path }: SiteText,
): Diagnostic[] {
  return [...text.matchAll(pattern)].flatMap(([stated, number = '']): Diagnostic[] => {
    if (Number(number.replaceAll(',', '')) === value) return []
    return [
      {
        code: 'contradicting-literal',
        path,
        message: `${JSON.stringify(stated)} contradicts constants.${name}, which is ${value}`,
        hint: 'Write the value by its name, as ${…} in a template string.',
      },
    ]
  })
}

function unused(
  name: string,
  { value }: Fact,
  texts: readonly SiteText[],
  site: Site,
): Diagnostic[] {
  const written = [String(value), value.toLocaleString('en-US')].map(flexible).join('|')
  const whole = new RegExp(String.raw`(?<![\d.,])(?:${written})(?!\d|[.,]\d)`)
  if (texts.some(({ text }) => whole.test(text)) || holds(site.routes, value)) return []
  return [
    {
      code: 'unused-constant',
      path: ['constants', name],
      atKey: true,
      message: `no page states ${value}`,
      hint: 'State it by its name, or remove the constant.',
    },
  ]
}

/** Whether a number stands somewhere as it is. */
function holds(value: unknown, number: number): boolean {
  if (typeof value !== 'object' || value === null) return value === number
  return Object.values(value).some((item) => holds(item, number))
}
