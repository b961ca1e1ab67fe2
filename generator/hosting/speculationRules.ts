import { createHash } from 'node:crypto'

/**
 * Speculation Rules (WICG): supporting browsers prefetch a document when the visitor hovers over or
 * touches its link, but not a file for download. They are the same in every page. The client removes
 * them after hydration.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download]' } }] },
      eagerness: 'moderate',
    },
  ],
})

/** The hash of the rules for `script-src`, because the policy treats them as a script. */
export const SPECULATION_RULES_HASH = `sha256-${createHash('sha256').update(SPECULATION_RULES).digest('base64')}`
