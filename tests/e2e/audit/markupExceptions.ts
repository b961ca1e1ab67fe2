/** A message of the Nu HTML checker that does not report a mistake of the site. */
export type MarkupException = {
  /** Matches the message. */
  readonly message: RegExp
  /** Matches the markup that the message is about. Default: any markup. */
  readonly extract?: RegExp
  /** Why the markup is right as it is. */
  readonly reason: string
}

const unknownProperty = (name: string, reason: string): MarkupException => ({
  message: new RegExp(`^CSS: “${name}”: Property “${name}” doesn't exist\\.$`),
  reason,
})

/**
 * Every message that is ignored. The test run fails where one of them is no longer reported, for
 * example because a newer checker knows the property: then it is removed from this list.
 */
export const markupExceptions: readonly MarkupException[] = [
  {
    message: /^CSS: Unrecognized at-rule “@starting-style”$/,
    reason: 'CSS Transitions 2. It starts the transitions of the menu and of the panel.',
  },
  unknownProperty('interactivity', 'CSS UI 4. A list that is closing takes no focus.'),
  unknownProperty('anchor-name', 'CSS Anchor Positioning. A submenu stands below its item.'),
  unknownProperty('anchor-scope', 'CSS Anchor Positioning. Each item has its own anchor.'),
  unknownProperty('position-anchor', 'CSS Anchor Positioning. A submenu stands below its item.'),
  unknownProperty('position-area', 'CSS Anchor Positioning. A submenu stands below its item.'),
  unknownProperty(
    'position-try-fallbacks',
    'CSS Anchor Positioning. A submenu stays inside the window.',
  ),
  unknownProperty('animation-timeline', 'Scroll-driven Animations. Content appears on scrolling.'),
  unknownProperty('animation-range', 'Scroll-driven Animations. Content appears on scrolling.'),
  unknownProperty('vector-effect', 'SVG 2. Lines of a stretched drawing keep their width.'),
  {
    message: /^Section lacks heading\./,
    extract: /aria-labelledby="privacy-choice-title"/,
    reason:
      'The privacy choice is named by its title. As a heading, the title would come before the page’s first heading.',
  },
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): .+ blocked by “[a-z-]+” directive\.$/,
    reason:
      'A posted document has no origin, so that the policy’s “self” matches nothing. The browser reports real violations: every test fails on one.',
  },
  {
    message:
      /^Inline script violates Content Security Policy \(meta tag\): blocked by “script-src” directive \(missing “‘unsafe-inline’” or nonce\/hash\)\.$/,
    reason:
      'The checker takes data blocks (application/json, application/ld+json) for scripts. The browser reports real violations: every test fails on one.',
  },
]
