import { boxes } from './boxes.ts'
import type { Checker } from './checker.ts'
import { exceptions } from './exceptions.ts'
import type { Depth } from './depth.ts'
import { markup } from './markup.ts'
import type { State } from './states.ts'
import { structure } from './structure.ts'

/** The violations of axe, and its incomplete results unless they have been reviewed. */
const axeIn =
  (within: (state: State) => string): Checker =>
  (page, state) =>
    page.evaluate(
      async ({ reviewed, without, selector }) => {
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'section508']
        const { violations, incomplete } = await window.axe.run(selector, {
          runOnly: [...tags, 'best-practice'],
          resultTypes: ['violations', 'incomplete'],
          elementRef: true,
          rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
          // No rule that runs needs the text of style sheets.
          preload: false,
        })
        const isReviewed = (rule: string, element: Element | undefined) =>
          reviewed.some((one) => one.rule === rule && element?.closest(one.within ?? '*'))
        const listed = (undecided: boolean) => (result: (typeof violations)[number]) =>
          result.nodes
            .filter(({ element }) => !undecided || !isReviewed(result.id, element))
            .map(({ html, failureSummary }) => `axe ${result.id}: ${html} ${failureSummary ?? ''}`)
        return [...violations.flatMap(listed(false)), ...incomplete.flatMap(listed(true))]
      },
      { reviewed: exceptions.axe, without: state.axeWithout ?? [], selector: within(state) },
    )

/** The results of IBM's checker that do not pass, unless they have been reviewed. */
const ibm: Checker = (page) =>
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

const axe = axeIn(() => 'html')
const axeInPart = axeIn(({ part = 'html' }) => part)

/** The checkers of each depth. */
export const checkers: Readonly<Record<Depth, readonly Checker[]>> = {
  all: [axe, ibm, structure, boxes, markup],
  withoutIbm: [axe, structure, boxes, markup],
  part: [axeInPart, structure, boxes, markup],
  layout: [structure, boxes],
  none: [],
}
