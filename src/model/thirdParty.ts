import * as z from 'zod'
import { httpsUrl } from './link.ts'
import { referenceTo } from './reference.ts'
import { line, NAME, paragraph } from './text.ts'

/** A source in a content security policy: `https://` and a host, whose first part may be `*`. */
const policySource = z
  .string()
  .regex(
    /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    'a source is https:// and a host, without a path or a slash at the end',
  )

/** The directives of a content security policy that a third party may widen. */
export const policyDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'form-action',
] as const

/** A directive of a content security policy that a third party may widen. */
export type PolicyDirective = (typeof policyDirectives)[number]

/** The name of a category that `consent.categories` declares. */
export const category = referenceTo('category', NAME, 'the name of a category of consent')

/** What the visitor is told of every third party. */
const told = {
  /** The service as visitors know it, e.g. `Google Maps`. */
  name: line,
  /** The company behind it. Default: the service is the company. */
  company: line.optional(),
  /** Why it is asked: what the visitor has from it. */
  purpose: paragraph,
  /** What it learns. A form service learns the form's fields too, which need no line here. */
  sends: z.array(line).min(1),
  /** What it may keep in the visitor's browser, under its own terms. Default: nothing. */
  stores: z.array(line).default([]),
  /** Its own privacy notice. Default: none is linked. */
  privacyNotice: httpsUrl.optional(),
}

/**
 * A service of another company that visitors' browsers may contact. Its kind says which part of
 * the site contacts it, and when: the kinds with a `category` are asked for nothing before the
 * visitor agrees.
 */
export const thirdPartySchema = z.discriminatedUnion('kind', [
  /** Receives what forms send. Its address is `FORM_ENDPOINT`; sending a form is its own consent. */
  z.strictObject({
    /** The kind of third party: it receives what forms send, at the address `FORM_ENDPOINT`. */
    kind: z.literal('forms'),
    ...told,
  }),
  /** Serves the images, where `media.source` is a host. */
  z.strictObject({
    /** The kind of third party: it serves the images, where `media.source` is a host. */
    kind: z.literal('images'),
    ...told,
  }),
  /** Google Maps, where the build has a `MAPS_KEY`. */
  z.strictObject({
    /** The kind of third party: Google Maps, where the build has a `MAPS_KEY`. */
    kind: z.literal('map'),
    ...told,
    /** What the visitor agrees to before it is asked: a name of `consent.categories`, e.g. `maps`. */
    category,
    /** The map's style, as the provider's console names it; markers need one. */
    mapId: line,
  }),
  /** A script that every page loads once the visitor agrees. */
  z.strictObject({
    /** The kind of third party: a script that every page loads once the visitor agrees. */
    kind: z.literal('script'),
    ...told,
    /** What the visitor agrees to before it is asked: a name of `consent.categories`, e.g. `statistics`. */
    category,
    /** The script's address. */
    url: httpsUrl,
    /** What the script contacts in turn, by directive of the content security policy. Default: its own host alone. */
    contacts: z.partialRecord(z.enum(policyDirectives), z.array(policySource)).default({}),
  }),
])

/** A third party, as the manifest's validation leaves it. */
export type ThirdParty = z.output<typeof thirdPartySchema>

/** The part of the site that contacts a third party. */
export type ThirdPartyKind = ThirdParty['kind']

/** Sources by the directive of the content security policy that they are added to. */
export type PolicySources = { readonly [K in PolicyDirective]?: readonly string[] }
