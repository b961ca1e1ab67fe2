/** A message of the Nu HTML checker that does not report an error of the site. */
export type MarkupException = {
  /** Matches the message. */
  readonly message: RegExp
  /** Matches the markup that the message is about. Default: any markup. */
  readonly extract?: RegExp
  /**
   * A text of a built document that causes the message. Sites without it do not need the exception.
   * Default: the site may or may not need it.
   */
  readonly causedBy?: string
  /** Why the markup is correct. */
  readonly reason: string
}

const unknownProperty = (name: string, reason: string): MarkupException => ({
  message: new RegExp(`^CSS: “${name}”: Property “${name}” doesn't exist\\.$`),
  causedBy: `${name}:`,
  reason,
})

/**
 * All ignored messages. The test run fails if one of them is no longer reported although the site has
 * its cause, for example because a newer checker knows the property. Then remove it from this list.
 */
export const markupExceptions: readonly MarkupException[] = [
  {
    message: /^CSS: Unrecognized at-rule “@starting-style”$/,
    causedBy: '@starting-style',
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
    causedBy: '--digits,1) /',
    reason: 'CSS Containment 3: “cqi” is a unit. Long statistics are shown in a smaller size.',
  },
  unknownProperty('vector-effect', 'SVG 2. Lines of a stretched SVG keep their width.'),
  {
    message: /^Section lacks heading\./,
    extract: /aria-labelledby="privacy-choice-title"/,
    reason:
      'The title is the accessible name of the privacy bar. As a heading, it would come before the h1 of the page.',
  },
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): .+ blocked by “[a-z-]+” directive\.$/,
    causedBy: 'http-equiv="Content-Security-Policy"',
    reason:
      'A document that is sent to the checker has no origin, so “self” in the policy matches nothing. Browsers report real violations, and then the tests fail.',
  },
  {
    message:
      /^Inline script violates Content Security Policy \(meta tag\): blocked by “script-src” directive \(missing “‘unsafe-inline’” or nonce\/hash\)\.$/,
    causedBy: 'http-equiv="Content-Security-Policy"',
    reason:
      'The checker treats data blocks (application/json, application/ld+json) as scripts. Browsers report real violations, and then the tests fail.',
  },
]
