/** A result that an engine leaves to manual review, and the result of the review. */
export type Reviewed = {
  /** The id of the engine's rule. */
  readonly rule: string
  /** A selector of the element or one of its ancestors. Default: any element. */
  readonly within?: string
  /** Why it is correct, or which test checks it instead. */
  readonly reason: string
}

const axe: readonly Reviewed[] = [
  {
    rule: 'color-contrast',
    within: 'main > header',
    reason: 'Text over an image: textOverImages.spec.ts measures every image.',
  },
  {
    rule: 'color-contrast',
    within: '[data-over-image]',
    reason: 'Text over an image: textOverImages.spec.ts measures it.',
  },
  {
    rule: 'color-contrast',
    within: 'svg[aria-hidden="true"] text',
    reason: 'A decorative SVG repeats the numbers of the list beside it.',
  },
  {
    rule: 'color-contrast',
    within: 'section:has(figure > svg)',
    reason:
      'Text on a plain background near thin lines of an SVG: siteColors.test.ts checks the colors.',
  },
  {
    rule: 'color-contrast',
    within: 'body > header a[href="/"]',
    reason:
      'The two lines of the wordmark are close together: siteColors.test.ts checks their colors.',
  },
  {
    rule: 'color-contrast',
    within: 'main > section[data-tone]',
    reason:
      'Text on a plain background at the edge of the next section: siteColors.test.ts checks the colors.',
  },
  {
    rule: 'heading-order',
    within: 'h1',
    reason: 'It is the first heading of the page: structure.ts checks the order of all headings.',
  },
]

const ibm: readonly Reviewed[] = [
  {
    rule: 'a_target_warning',
    within: 'a[target="_blank"]',
    reason:
      'The checker finds announcements in English only: structure.ts checks them in the language of the site.',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    within: '[role="radiogroup"]',
    reason: 'Its options are native radio buttons, which the arrow keys choose.',
  },
  {
    rule: 'aria_content_in_landmark',
    within: 'a[href="#main"]',
    reason: 'The skip link is before all landmarks, because it skips them.',
  },
  {
    rule: 'element_tabbable_visible',
    within: 'a[href="#main"]',
    reason: 'It is visible when it has the focus: routeChange.spec.ts.',
  },
  {
    rule: 'download_keyboard_controllable',
    within: 'a[download]',
    reason: 'A link of HTML: the browser downloads the file, and the focus stays on the link.',
  },
  {
    rule: 'element_tabbable_unobscured',
    reason: 'focusVisible.spec.ts checks every focusable element of every page.',
  },
  {
    rule: 'style_color_misuse',
    within: 'link, style',
    reason:
      'Reported for every style sheet. Color is never the only means: links are underlined or in lists of links, states have icons and texts.',
  },
  {
    rule: 'style_highcontrast_visible',
    reason: 'Reported for every style. All pages are also tested in forced colors mode.',
  },
  {
    rule: 'text_sensory_misuse',
    reason:
      'Words such as “small” or “beside” in texts: no instruction of the site depends on appearance or position.',
  },
  {
    rule: 'text_block_heading',
    within: 'address',
    reason: 'A postal address has a line break after each part.',
  },
  {
    rule: 'text_block_heading',
    within: '[aria-labelledby="privacy-choice-title"]',
    reason: 'It is the accessible name of its region, which comes before the h1 of the page.',
  },
  {
    rule: 'list_structure_proper',
    within: 'dl',
    reason: 'HTML lets a dl group its terms and descriptions in div elements.',
  },
  {
    rule: 'input_fields_grouped',
    within: 'form',
    reason:
      'These fields are independent; options that belong together are in a group with a name.',
  },
  {
    rule: 'input_label_visible',
    within: 'textarea',
    reason: 'The label is above it; the checker does not associate the two for a textarea.',
  },
]

/** The reviewed results, by engine. Violations are never listed here. */
export const exceptions = { axe, ibm }
