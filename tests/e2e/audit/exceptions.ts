/** Something that an engine leaves to people, and what they found. */
export type Reviewed = {
  /** The engine’s name for its rule. */
  readonly rule: string
  /** Where it was reviewed: a selector of the element or of what is around it. @default anywhere */
  readonly within?: string
  /** Why it is right as it is, or which test decides instead. */
  readonly reason: string
}

const axe: readonly Reviewed[] = [
  {
    rule: 'color-contrast',
    within: 'main > header',
    reason: 'Words over an image: wordsOverImages.spec.ts samples every image.',
  },
  {
    rule: 'color-contrast',
    within: '[data-over-image]',
    reason: 'Words over an image: wordsOverImages.spec.ts samples it.',
  },
  {
    rule: 'color-contrast',
    within: 'svg[aria-hidden="true"] text',
    reason: 'A drawing repeats the numbers of the list beside it, for the eye alone.',
  },
  {
    rule: 'color-contrast',
    within: 'section:has(figure > svg)',
    reason:
      'Words on one ground, near a drawing’s thin lines that its frame cuts off: tones.test.ts judges the tones.',
  },
  {
    rule: 'color-contrast',
    within: 'body > header a[href="/"]',
    reason:
      'The wordmark’s two lines stand close. It is heading and muted text on the plain tone: tones.test.ts.',
  },
  {
    rule: 'color-contrast',
    within: 'main > section[data-tone]',
    reason: 'Words on one ground at the edge of the next section: tones.test.ts judges the tones.',
  },
  {
    rule: 'heading-order',
    within: 'h1',
    reason: 'It is the first heading of the page: structure.ts goes through all of them.',
  },
]

const ibm: readonly Reviewed[] = [
  {
    rule: 'aria_content_in_landmark',
    within: 'a[href="#main"]',
    reason: 'The skip link stands before all landmarks, because it leads past them.',
  },
  {
    rule: 'element_tabbable_visible',
    within: 'a[href="#main"]',
    reason: 'It shows when it has the focus: routeChange.spec.ts.',
  },
  {
    rule: 'element_tabbable_unobscured',
    reason: 'focusVisible.spec.ts tabs to everything on every address and looks.',
  },
  {
    rule: 'style_color_misuse',
    within: 'link, style',
    reason:
      'Asked of every style sheet. Colour is never alone: links are underlined or in lists of links, states have marks and words.',
  },
  {
    rule: 'style_highcontrast_visible',
    reason: 'Asked of every style. All pages are looked at in forced colours too.',
  },
  {
    rule: 'text_sensory_misuse',
    reason:
      'Words like “small” or “beside” in copy: no instruction of the site depends on how something looks or where it stands.',
  },
  {
    rule: 'text_block_heading',
    within: 'address',
    reason: 'A postal address ends a line after each of its parts.',
  },
  {
    rule: 'text_block_heading',
    within: '[aria-labelledby="privacy-choice-title"]',
    reason: 'It names its region, which comes before the page’s first heading.',
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
      'Each of these fields is a question of its own; options that belong together stand in a group with a name.',
  },
  {
    rule: 'input_label_visible',
    within: 'textarea',
    reason: 'The label stands above it; the checker does not connect the two for a textarea.',
  },
]

/** What has been reviewed, by engine. A violation is never in here. */
export const exceptions = { axe, ibm }
