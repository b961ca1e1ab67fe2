/*
 * The exceptions of the checkers, each with its reason. html-validate has its own rules:
 * tests/built/markup.test.ts.
 */

/** A result that axe leaves to manual review, and the result of the review. */
export type Reviewed = {
  readonly rule: string
  /** A selector of the element or one of its ancestors. */
  readonly within: string
  /** Why it is correct, or which test checks it instead. */
  readonly reason: string
}

/** The reviewed results of axe. Violations are never listed here. */
export const reviewed: readonly Reviewed[] = [
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
    reason:
      'It is the first heading of the page: documents.test.ts checks the order of all headings.',
  },
]

/** A message of the Nu HTML checker that does not report an error of the site. */
export type IgnoredMessage = {
  readonly message: RegExp
  /** Matches the markup that the message is about. Default: any markup. */
  readonly extract?: RegExp
  /** Why the markup is correct. */
  readonly reason: string
}

const unknownProperty = (name: string, reason: string): IgnoredMessage => ({
  message: new RegExp(`^CSS: “${name}”: Property “${name}” doesn't exist\\.$`),
  reason,
})

/** The ignored messages of the Nu HTML checker. */
export const ignoredMessages: readonly IgnoredMessage[] = [
  {
    message: /^CSS: Unrecognized at-rule “@starting-style”$/,
    reason: 'CSS Transitions 2. It starts the transitions of the menu and of the panel.',
  },
  unknownProperty('interactivity', 'CSS UI 4. A submenu that is closing cannot be focused.'),
  unknownProperty('anchor-name', 'CSS Anchor Positioning. A submenu is placed below its item.'),
  unknownProperty('anchor-scope', 'CSS Anchor Positioning. Each item has its own anchor.'),
  unknownProperty('position-anchor', 'CSS Anchor Positioning. A submenu is placed below its item.'),
  unknownProperty('position-area', 'CSS Anchor Positioning. A submenu is placed below its item.'),
  unknownProperty(
    'position-try-fallbacks',
    'CSS Anchor Positioning. A submenu stays inside the window.',
  ),
  unknownProperty(
    'animation-timeline',
    'Scroll-driven Animations. Content appears when it is scrolled into view.',
  ),
  unknownProperty(
    'view-timeline',
    'Scroll-driven Animations. The labels of a drawing appear with their parts.',
  ),
  unknownProperty(
    'animation-range',
    'Scroll-driven Animations. Content appears when it is scrolled into view.',
  ),
  unknownProperty(
    'container-type',
    'CSS Containment 3. Long statistics are shown in a smaller size.',
  ),
  {
    message: /^CSS: “--number”: Parse Error\.$/,
    extract: /igits,1\) \//,
    reason: 'CSS Containment 3: “cqi” is a unit. Long statistics are shown in a smaller size.',
  },
  {
    message: /^CSS: “[a-z-]+”: Unknown dimension\.$/,
    extract: /\dcqi/,
    reason:
      'CSS Containment 3: “cqi” is a unit. The caption of a table is not wider than its window.',
  },
  {
    message: /^CSS: Unrecognized at-rule “@container”$/,
    extract: /@container \(aspe/,
    reason: 'CSS Containment 3. Wide maps show more names.',
  },
  unknownProperty('vector-effect', 'SVG 2. Lines of a stretched SVG keep their width.'),
  {
    message: /^Section lacks heading\./,
    extract: /aria-labelledby="consent-title"/,
    reason:
      'The title is the accessible name of the consent bar. As a heading, it would come before the h1 of the page.',
  },
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): .+ blocked by “[a-z-]+” directive\.$/,
    reason:
      'A document that is sent to the checker has no origin, so “self” in the policy matches nothing. Browsers report real violations, and then the tests fail.',
  },
  {
    message:
      /^Inline script violates Content Security Policy \(meta tag\): blocked by “script-src” directive \(missing “‘unsafe-inline’” or nonce\/hash\)\.$/,
    reason:
      'The checker treats data blocks (application/json, application/ld+json) as scripts. Browsers report real violations, and then the tests fail.',
  },
]
