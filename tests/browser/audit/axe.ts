import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe, { type NodeResult } from 'axe-core'
import { reviewed, type Reviewed } from './exceptions.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'section508', 'best-practice']

/** WCAG 2.5.3: what a control shows is part of its name. axe calls the rule experimental. */
const LABEL_IN_NAME = 'label-content-name-mismatch'

const ratios = { expected: 4.5, minThreshold: undefined, maxThreshold: undefined }

/** The options of axe for contrast, with `ignorePseudo`: links whose pseudo-element covers their card have a result, too. */
const CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: ratios, large: { ...ratios, expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
}

const checks = JSON.stringify([{ id: 'color-contrast', options: CONTRAST }])
const axeSource = `if (!window.axe) { ${axe.source}; axe.configure({ checks: ${checks} }) }`

type AxeOptions = {
  /** A selector of the part of the page. Default: the whole page. */
  readonly within?: string
  /** Rules that cannot check the state of the page. Default: none. */
  readonly without?: readonly string[]
}

/** The violations of axe, and its incomplete results unless they have been reviewed. */
export async function axeProblems(
  page: Page,
  { within = 'html', without = [] }: AxeOptions = {},
): Promise<readonly string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page, axeSource })
    .include(within)
    .options({
      runOnly: TAGS,
      resultTypes: ['violations', 'incomplete'],
      rules: {
        [LABEL_IN_NAME]: { enabled: true },
        ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      },
      // No rule that runs needs the text of style sheets.
      preload: false,
    })
    // Without a new page for each result. The pages have no frames.
    .setLegacyMode()
    .analyze()
  const undecided = incomplete.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ rule: id, selector: String(node.target[0]), text: textOf(id, node) })),
  )
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => textOf(id, node))),
    ...(undecided.length === 0 ? [] : await page.evaluate(notReviewed, { undecided, reviewed })),
  ]
}

const textOf = (rule: string, { html, failureSummary = '' }: NodeResult) =>
  `axe ${rule}: ${html} ${failureSummary}`

type Results = {
  readonly undecided: readonly {
    readonly rule: string
    readonly selector: string
    readonly text: string
  }[]
  readonly reviewed: readonly Reviewed[]
}

/** The texts of the results whose elements are in no reviewed part of the page. */
function notReviewed({ undecided, reviewed }: Results): string[] {
  const isReviewed = (id: string, selector: string) =>
    reviewed.some(
      ({ rule, within }) => rule === id && document.querySelector(selector)?.closest(within),
    )
  return undecided
    .filter(({ rule, selector }) => !isReviewed(rule, selector))
    .map(({ text }) => text)
}

/** The violations in a part of a page, for tests of that part: rule and HTML. */
export async function violations(page: Page, selector: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(selector).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
