import { mapDocumentWidens, type Contact, type PolicySources } from '../src/site/thirdParties.ts'

/**
 * The content security policy of the site's pages: everything is refused but what the site itself
 * serves, and what its third parties need. Style attributes are allowed, for Mantine sets its
 * variables there.
 */
export function contentSecurityPolicy(contacts: readonly Contact[]): string {
  return policy(
    [
      ['default-src', "'none'"],
      ['script-src', "'self'"],
      ['style-src', "'self'"],
      ['style-src-attr', "'unsafe-inline'"],
      ['img-src', "'self'"],
      ['font-src', "'self'"],
      ['connect-src', "'self'"],
      ['form-action', "'self'"],
      ['base-uri', "'none'"],
      ['frame-ancestors', "'none'"],
      ['object-src', "'none'"],
      ['manifest-src', "'self'"],
    ],
    contacts.map(({ widens }) => widens),
  )
}

/**
 * The policy of the documents that hold a map: as wide as its provider needs, and framed by the
 * site's own pages alone. As an element of the document itself it cannot say who may frame it.
 */
export function mapPolicy(as: 'header' | 'element'): string {
  return policy(
    [
      ['default-src', "'none'"],
      ['script-src', "'self'"],
      ['style-src', "'self'"],
      ['img-src', "'self'"],
      ['connect-src', "'self'"],
      ['form-action', "'none'"],
      ['base-uri', "'none'"],
      ['object-src', "'none'"],
      ...(as === 'header' ? [['frame-ancestors', "'self'"] as const] : []),
    ],
    [mapDocumentWidens],
  )
}

/** The headers that go with every page. */
export const documentHeaders = (contacts: readonly Contact[]) => ({
  'Content-Security-Policy': contentSecurityPolicy(contacts),
  'X-Frame-Options': 'DENY',
  ...COMMON_HEADERS,
})

/** The headers that go with the documents that hold a map. */
export const mapDocumentHeaders = () => ({
  'Content-Security-Policy': mapPolicy('header'),
  'X-Frame-Options': 'SAMEORIGIN',
  ...COMMON_HEADERS,
})

/** The whole referrer within the site alone; its origin elsewhere, by which a key of maps is restricted. */
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

type Directives = readonly (readonly [name: string, source: string])[]

/** Directives with what is added to them, each source once. */
function policy(own: Directives, widened: readonly PolicySources[]): string {
  const sources = new Map(own.map(([name, source]) => [name, new Set([source])]))
  for (const [name, added] of widened.flatMap((one) => Object.entries(one))) {
    if (added.length === 0) continue
    const known = sources.get(name) ?? new Set()
    sources.set(name, new Set([...known, ...added].filter((source) => source !== "'none'")))
  }
  return [...sources].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}
