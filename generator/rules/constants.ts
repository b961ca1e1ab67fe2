import type { Fact } from '../../src/model/fact.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { boundary, escapeRegExp } from './phrase.ts'
import type { Rule, SiteText } from './rule.ts'

/** Texts state the declared values of constants, and every constant is stated. */
export const textsMatchConstants: Rule<'constants' | 'language' | 'routes'> = (site, { texts }) => {
  const textsWithDigits = texts.filter(({ text }) => /\d/.test(text))
  return Object.entries(site.constants).flatMap(([name, fact]) => [
    ...patternsOf(fact).flatMap((pattern) =>
      textsWithDigits.flatMap((text) => mismatches(name, fact, pattern, text)),
    ),
    ...unused(name, fact, textsWithDigits, site),
  ])
}

/** Each pattern as a regular expression whose first group is the number. */
export const patternsOf = ({ patterns = [] }: Fact) =>
  patterns.map((pattern) => {
    const [before = '', after = ''] = pattern.split('{value}')
    const start = boundary(before, 'start') + escapeRegExp(before)
    return new RegExp(start + NUMBER + escapeRegExp(after) + boundary(after, 'end'), 'giu')
  })

const NUMBER = String.raw`((?<![\d.,])\d+(?:,\d{3})*(?:\.\d+)?)`

function mismatches(
  name: string,
  { value }: Fact,
  pattern: RegExp,
  { text, path }: SiteText,
): Diagnostic[] {
  return [...text.matchAll(pattern)].flatMap(([stated, number = '']): Diagnostic[] => {
    if (Number(number.replaceAll(',', '')) === value) return []
    return [
      {
        code: 'constant-mismatch',
        path,
        message: `${JSON.stringify(stated)} does not match constants.${name}, which is ${value}.`,
        hint: `If this is the same fact, insert the value of the constant with \${…} in a template string. If it is another one, reword the text, or make patterns of constants.${name} narrower.`,
      },
    ]
  })
}

function unused(
  name: string,
  { value }: Fact,
  texts: readonly SiteText[],
  site: Pick<Site, 'language' | 'routes'>,
): Diagnostic[] {
  const formats = [String(value), value.toLocaleString(site.language)].map(escapeRegExp).join('|')
  const whole = new RegExp(String.raw`(?<![\d.,])(?:${formats})(?!\d|[.,]\d)`)
  if (texts.some(({ text }) => whole.test(text)) || containsNumber(site.routes, value)) return []
  return [
    {
      code: 'unused-constant',
      path: ['constants', name],
      atKey: true,
      message: `No text states the value ${value} of this constant.`,
      hint: 'Use the constant in a text, or remove it.',
    },
  ]
}

/** Whether a value contains the number. */
function containsNumber(value: unknown, number: number): boolean {
  if (typeof value !== 'object' || value === null) return value === number
  return Object.values(value).some((item) => containsNumber(item, number))
}
