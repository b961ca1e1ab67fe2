import type { PolicySources } from '../../src/model/thirdParty.ts'
import { mapProviderSources } from '../../src/site/dataFlows.ts'
import { policyHash } from '../files.ts'

/** A Content Security Policy (CSP Level 3): the sources of each directive, in output order. */
export type Policy = ReadonlyMap<string, readonly string[]>

type PolicyInput = {
  /** The sources that third parties need. */
  readonly thirdPartySources: readonly PolicySources[]
  /** The sources of `<style>` elements: the hash of a page's styles, e.g. `'sha256-…'`, or `ANY_STYLES`. Default: none. */
  readonly styles?: readonly string[]
  /** The text of the inline script. Default: none. */
  readonly script?: string | undefined
}

/**
 * The source of `<style>` elements in the policy that all pages share. It cannot list the hashes of all pages, because
 * it would grow with each of them. So it allows any `<style>` element, which can run no script. The policy in the
 * `<meta>` element of a page allows only its own styles, and browsers enforce both.
 */
export const ANY_STYLES = ["'unsafe-inline'"]

/**
 * The policy of pages. It allows only the site itself and the sources of third parties. Style
 * attributes are allowed, because Mantine sets its variables there. Trusted Types prevent that text is
 * executed as script (https://www.w3.org/TR/trusted-types/), unless the page loads a third-party
 * script, which may not support them.
 */
export function pagePolicy({ thirdPartySources, styles = [], script }: PolicyInput): Policy {
  const loadsScript = thirdPartySources.some((sources) => (sources['script-src'] ?? []).length > 0)
  const base = new Map<string, readonly string[]>([
    ['default-src', ["'none'"]],
    [
      'script-src',
      [
        "'self'",
        `'${SPECULATION_RULES_HASH}'`,
        ...(script === undefined ? [] : [`'${policyHash(script)}'`]),
      ],
    ],
    ['style-src', ["'self'", ...styles]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['object-src', ["'none'"]],
    ['manifest-src', ["'self'"]],
    ...(loadsScript ? [] : TRUSTED_TYPES),
    ['upgrade-insecure-requests', []],
  ])
  return extendPolicy(base, thirdPartySources)
}

/** The only Trusted Types policy that scripts may create allows JSON as the content of a script, for structured data. */
const TRUSTED_TYPES = [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['default']],
] as const

/**
 * The policy of map pages: it allows the sources that the map provider needs, and only the site's
 * own pages may frame them.
 */
export function mapPolicy(): Policy {
  const base = new Map<string, readonly string[]>([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['form-action', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
    ['object-src', ["'none'"]],
    ['upgrade-insecure-requests', []],
  ])
  return extendPolicy(base, [mapProviderSources])
}

/** What files in `assets/` contain or play, if a visitor opens one. Firefox applies the policy of an image on pages too. */
export const assetSources: PolicySources = {
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'font-src': ['data:'],
  'style-src': ["'unsafe-inline'"],
}

/** The policy of the files in `assets/`: no script runs, and nothing else is loaded. */
export const ASSET_POLICY: Policy = new Map<string, readonly string[]>([
  ['default-src', ["'none'"]],
  ...Object.entries(assetSources),
  ['frame-ancestors', ["'self'"]],
  ['sandbox', []],
])

/** Adds sources to a policy. They replace `'none'`. */
export function extendPolicy(policy: Policy, thirdPartySources: readonly PolicySources[]): Policy {
  const extended = new Map<string, readonly string[]>(policy)
  for (const [directive, sources] of thirdPartySources.flatMap((sourcesByDirective) =>
    Object.entries(sourcesByDirective),
  )) {
    if (sources.length === 0) continue
    const existing = (extended.get(directive) ?? []).filter((source) => source !== "'none'")
    extended.set(directive, [...new Set([...existing, ...sources])])
  }
  return extended
}

/** A policy as the value of a header. */
export function printPolicy(policy: Policy): string {
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')
}

/**
 * The directives that only a header has: browsers ignore `frame-ancestors` in a `<meta>` element (CSP Level 3, 3.3), and
 * without `upgrade-insecure-requests` there, the built files also work on a host without https.
 */
export const HEADER_POLICY: Policy = new Map([
  ['frame-ancestors', ["'self'"]],
  ['upgrade-insecure-requests', []],
])

/** The part of a policy for a `<meta>` element. It is the whole policy on hosts that send no headers. */
export const metaPolicy = (policy: Policy): Policy =>
  new Map([...policy].filter(([directive]) => !HEADER_POLICY.has(directive)))

/**
 * Speculation Rules (WICG): supporting browsers prefetch a page when the visitor hovers over or
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
export const SPECULATION_RULES_HASH = policyHash(SPECULATION_RULES)
