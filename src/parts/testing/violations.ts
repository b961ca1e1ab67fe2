import axe from 'axe-core'

/**
 * The ids of the axe rules that an element violates. The rule for contrast is off because jsdom has
 * no layout; the rule for a first-level heading is off because the element is not a whole page.
 */
export async function violations(element: HTMLElement): Promise<readonly string[]> {
  const results = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return results.violations.map(({ id }) => id)
}
