import * as z from 'zod'
import { referenceTo } from './reference.ts'
import { line } from './text.ts'

const SEGMENT = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** An address of the site: `/`, or a leading slash and lower-case segments without a trailing slash. */
export const PAGE_PATH = new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?$`)

const FRAGMENT = '#[A-Za-z][A-Za-z0-9-]*'
// Signs that turn the direction of writing would make an address read as another one.
const SIGNS = String.raw`[^\s"<>\\\p{Bidi_Control}]+`
const HTTPS = new RegExp(`^https://${SIGNS}$`, 'u')
const INSIDE = new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?(?:${FRAGMENT})?$`)
const CONTACT = new RegExp(String.raw`^(?:mailto:${SIGNS}@${SIGNS}|tel:\+\d{2,15})$`, 'u')

const isHttps = (value: string) => HTTPS.test(value) && URL.canParse(value)

const isLinkTarget = (value: string) => INSIDE.test(value) || isHttps(value) || CONTACT.test(value)

/** A whole `https:` address, e.g. `https://maps.example.com/?q=Rockville`. */
export const httpsUrl = z.custom<`https://${string}`>(
  (value) => typeof value === 'string' && isHttps(value),
  'write the whole https:// address',
)

/** The address of a page of this site, e.g. `/services/cybersecurity`. */
export const pagePath = referenceTo(
  'page',
  PAGE_PATH,
  'an address of this site: a leading slash, lower-case words joined by hyphens, no trailing slash, e.g. /services/zero-trust',
)

/**
 * Where a link leads: a page of this site, with an optional `#section`, or an `https:`, `mailto:`
 * or `tel:` address.
 */
export const linkTarget = referenceTo(
  'link',
  { test: isLinkTarget },
  'a link target: a page of this site (/services, /contact-us#form), https://…, mailto:… or tel:+…',
)

/** A link with its words. */
export const linkSchema = z.strictObject({
  /** What the link says. Meaningful out of context: never "click here". */
  text: line,
  /** Where it leads. */
  to: linkTarget,
  /** `_blank` opens a new tab, which the link then says. Default: the same tab. */
  target: z.literal('_blank').optional(),
})
