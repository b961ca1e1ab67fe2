import * as z from 'zod'
import { httpsUrl } from './link.ts'
import { ANY_NAME, referenceTo } from './reference.ts'
import { language, seconds } from './values.ts'
import { line } from './text.ts'

/** A source in a Content Security Policy: `https://` and a host, whose first label can be `*`. */
const policySource = z
  .string()
  .regex(
    /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    'write https:// and a host, without a path or a trailing slash, e.g. https://cdn.example.com',
  )
  .meta({ examples: ['https://cdn.example.com'] })

/** The directives of the Content Security Policy that a third party can add sources to. */
const policyDirectives = [
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

/** One of `policyDirectives`. */
type PolicyDirective = (typeof policyDirectives)[number]

/** The name of an attribute of the script element. */
const dataAttribute = z
  .string()
  .regex(/^data-[a-z][a-z0-9-]*$/, 'write data- and lower-case letters, e.g. data-website-id')

/** The name of an entry of `consent.categories`. */
const category = referenceTo(
  'category',
  ANY_NAME,
  'write the name of a consent category, e.g. maps',
)

/** The texts about a third party, in one language. */
const disclosedTexts = {
  /** The name of the service, e.g. `Google Maps`. */
  name: line,
  /** What the service is for, in words for visitors. */
  purpose: line,
  /** **Data that it receives.** The data that the service receives, as the privacy page lists it. The fields of forms are added automatically. */
  sends: z.array(line).min(1),
  /** **Data that it stores.** What the service can store in the visitor's browser. Default: nothing. */
  stores: z.array(line).default([]),
}

/** The properties of every third party. The privacy page shows them. */
const disclosure = {
  ...disclosedTexts,
  /** The company that runs the service. Default: the name of the service. */
  company: line.optional(),
  /** **Other languages.** The same texts for the privacy page in other languages. Default: none. */
  translations: z
    .array(
      z.strictObject({
        /** The language of these texts, e.g. `es-US`. */
        language,
        ...disclosedTexts,
      }),
    )
    .default([]),
  /** The address of the privacy page of the company. It begins with https://. Default: no link. */
  privacyNotice: httpsUrl.optional(),
}

/**
 * A service of another company that the visitor's browser can contact. The kind determines which
 * part of the site contacts it. Kinds with a `category` are contacted only after consent.
 */
export const thirdPartySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** The kind of third party: the form service at `FORM_ENDPOINT`. Visitors consent by sending a form. */
    kind: z.literal('forms'),
    ...disclosure,
  }),
  z.strictObject({
    /** The kind of third party: the image host, if `media.source` is a host. */
    kind: z.literal('images'),
    ...disclosure,
  }),
  z.strictObject({
    /** The kind of third party: Google Maps, if the build has a `MAPS_KEY`. */
    kind: z.literal('map'),
    ...disclosure,
    /**
     * **Consent.** The question of consent that the visitor must agree to first. Details: the name of an entry of
     * `consent.categories`, e.g. `maps`.
     */
    category,
    /** The id of the map style in the Google Cloud console. The markers need it. */
    mapId: line,
    /** **Longest wait.** After how many seconds without an answer loading the map has failed. 3 to 60. Default: 10. */
    timeoutSeconds: seconds(3, 60).default(10),
  }),
  z.strictObject({
    /** The kind of third party: a provider of videos, which a page contacts when the visitor plays a video. */
    kind: z.literal('video'),
    ...disclosure,
    /**
     * **Consent.** The question of consent that the visitor must agree to first. Details: the name of an entry of
     * `consent.categories`, e.g. `maps`.
     */
    category,
    /** The company whose videos it plays. Options: `youtube` = YouTube, `vimeo` = Vimeo. */
    provider: z.enum(['youtube', 'vimeo']),
  }),
  z.strictObject({
    /** The kind of third party: a script that every page loads after consent. */
    kind: z.literal('script'),
    ...disclosure,
    /**
     * **Consent.** The question of consent that the visitor must agree to first. Details: the name of an entry of
     * `consent.categories`, e.g. `maps`.
     */
    category,
    /** **Script.** The address of the script. It begins with https://. */
    url: httpsUrl,
    /**
     * The settings that the company tells you to add to its script, by name, e.g. `data-website-id`. Default: none.
     * Details: the `data-*` attributes of the script element, e.g. `{ 'data-website-id': '…' }`.
     */
    attributes: z.record(dataAttribute, z.string()).default({}),
    /**
     * **Code before the script.** JavaScript that the company tells you to run first, without `<script>` tags.
     * Default: none. Details: it is a file of this site, e.g. `window._paq = [['trackPageView']]`, without the part
     * that loads the script. When the visitor opens another page, `document` gets the event `site:page`, for
     * scripts that do not notice that themselves.
     */
    start: z.string().min(1, 'write JavaScript').optional(),
    /**
     * **Further servers.** Further servers that the script contacts, by what it loads from them. Default: only its
     * own server. Details: by directive of the Content Security Policy. The script can always load scripts and
     * images from its own host, and connect to it.
     */
    contacts: z.partialRecord(z.enum(policyDirectives), z.array(policySource)).default({}),
  }),
])

/** A validated third party. */
export type ThirdParty = z.output<typeof thirdPartySchema>

/** The kind of a third party. */
export type ThirdPartyKind = ThirdParty['kind']

/** Sources by directive of the Content Security Policy. */
export type PolicySources = { readonly [K in PolicyDirective]?: readonly string[] }
