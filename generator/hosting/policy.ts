import { SPECULATION_RULES_HASH } from './speculationRules.ts'
import type { PolicySources } from '../../src/model/thirdParty.ts'
import { mapDocumentSources } from '../../src/site/thirdParties.ts'

/** The directives of a content security policy that this site sets. */
export type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'style-src-attr'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'form-action'
  | 'base-uri'
  | 'frame-ancestors'
  | 'object-src'
  | 'manifest-src'
  | 'require-trusted-types-for'
  | 'trusted-types'
  | 'upgrade-insecure-requests'

/** A content security policy (W3C, CSP Level 3): what each directive allows, in the order of printing. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** What the policy of one document depends on. */
export type PolicyInput = {
  /** What the third parties of this document need. */
  readonly widenings: readonly PolicySources[]
  /** The hashes of the style elements that stand in the document, e.g. `sha256-…`. Default: none. */
  readonly styleHashes?: readonly string[]
}

/**
 * The one policy of Trusted Types that browser code may make: it lets JSON become a script's
 * content, for the structured data of a page, and nothing else.
 */
const TRUSTED_TYPES_POLICY = 'default'

/**
 * The policy of a page: everything is refused but what the site itself serves, and what the third
 * parties widen. Style attributes are allowed, for Mantine sets its variables there. Text becomes
 * script nowhere: Trusted Types close the sinks (https://www.w3.org/TR/trusted-types/), unless a
 * third party's script, of which nobody knows what it needs, runs in the page.
 */
export function pagePolicy({ widenings, styleHashes = [] }: PolicyInput): Policy {
  const base: readonly (readonly [Directive, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", `'${SPECULATION_RULES_HASH}'`]],
    ['style-src', ["'self'", ...styleHashes.map((hash) => `'${hash}'`)]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['object-src', ["'none'"]],
    ['manifest-src', ["'self'"]],
    ...(runsForeignScript(widenings) ? [] : TRUSTED_TYPES),
    ['upgrade-insecure-requests', []],
  ]
  return widened(new Map(base), widenings)
}

const TRUSTED_TYPES: readonly (readonly [Directive, readonly string[]])[] = [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', [TRUSTED_TYPES_POLICY]],
]

const runsForeignScript = (widenings: readonly PolicySources[]) =>
  widenings.some((sources) => (sources['script-src'] ?? []).length > 0)

/**
 * The policy of the documents that hold a map: as wide as its provider needs, and framed by the
 * site's own pages alone.
 */
export function mapPolicy(): Policy {
  const base: readonly (readonly [Directive, readonly string[]])[] = [
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
  ]
  return widened(new Map(base), [mapDocumentSources])
}

/** A policy with what third parties need added to it. `'none'` gives way to what is added. */
export function widened(policy: Policy, widenings: readonly PolicySources[]): Policy {
  const wider = new Map<string, readonly string[]>(policy)
  for (const [directive, sources] of widenings.flatMap((one) => Object.entries(one))) {
    if (sources.length === 0) continue
    const before = (wider.get(directive) ?? []).filter((source) => source !== "'none'")
    wider.set(directive, [...new Set([...before, ...sources])])
  }
  return wider
}

/** A policy as a header carries it. */
export function printPolicy(policy: Policy): string {
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')
}

/**
 * A policy as the document itself can carry it, for hosts that set no headers. A browser ignores
 * `frame-ancestors` there (CSP Level 3, 3.3); insecure addresses are left alone, so that the built
 * files can be looked at on a host without encryption.
 */
export function metaPolicy(policy: Policy): Policy {
  const carried = new Map(policy)
  carried.delete('frame-ancestors')
  carried.delete('upgrade-insecure-requests')
  return carried
}
