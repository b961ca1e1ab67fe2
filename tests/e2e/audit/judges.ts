import type { Page } from '@playwright/test'
import { exceptions } from './exceptions.ts'
import { structure } from './structure.ts'
import { boxes } from './boxes.ts'
import type { State } from './states.ts'

/** Looks at a page in the state that it is in, and says what is wrong with it. */
export type Judge = (page: Page, state: State) => Promise<readonly string[]>

/** What axe says: violations, and what it leaves to people unless that has been reviewed. */
const axe: Judge = (page, { axeWithout = [] }) =>
  page.evaluate(
    async ({ reviewed, without }) => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'section508']
      const { violations, incomplete } = await window.axe.run(document, {
        runOnly: [...tags, 'best-practice'],
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        // The style sheets’ text is needed by no rule that runs.
        preload: false,
      })
      const isReviewed = (rule: string, element: Element | undefined) =>
        reviewed.some((one) => one.rule === rule && element?.closest(one.within ?? '*'))
      const told = (undecided: boolean) => (result: (typeof violations)[number]) =>
        result.nodes
          .filter(({ element }) => !undecided || !isReviewed(result.id, element))
          .map(({ html, failureSummary }) => `axe ${result.id}: ${html} ${failureSummary ?? ''}`)
      return [...violations.flatMap(told(false)), ...incomplete.flatMap(told(true))]
    },
    { reviewed: exceptions.axe, without: axeWithout },
  )

/** What IBM’s checker says: everything that does not pass, unless it has been reviewed. */
const ibm: Judge = (page) =>
  page.evaluate(async (reviewed) => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value[1] !== 'PASS')
      .filter(({ ruleId, value, node }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const isViolation = value[0] === 'VIOLATION' && value[1] === 'FAIL'
        const isReviewed = reviewed.some(
          ({ rule, within = '*' }) => rule === ruleId && element?.closest(within),
        )
        return isViolation || !isReviewed
      })
      .map(({ ruleId, message, snippet }) => `ibm ${ruleId}: ${snippet} ${message}`)
  }, exceptions.ibm)

/** All who look at a page, by name. */
export const judges: Readonly<Record<string, Judge>> = { axe, ibm, structure, boxes }
