import { createHash } from 'node:crypto'

/**
 * Until the router lives, browsers that can fetch the document behind a link when it is pointed at
 * or touched (WICG, Speculation Rules). The same in every page; the client takes it out.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})

/** By what the policy of a page knows the rules, which it takes for a script. */
export const SPECULATION_RULES_HASH = `sha256-${createHash('sha256').update(SPECULATION_RULES).digest('base64')}`
