import * as z from 'zod'
import { formSchema } from '../forms/schema.ts'
import { eventSchema } from '../model/event.ts'
import { factSchema } from '../model/fact.ts'
import { imageSchema } from '../model/image.ts'
import { PAGE_PATH, pagePath } from '../model/link.ts'
import { placeSchema } from '../model/place.ts'
import { line, NAME, paragraph } from '../model/text.ts'
import { thirdPartySchema } from '../model/thirdParty.ts'
import { consentSchema } from './consent.ts'
import { footerSchema } from './footer.ts'
import { navigationSchema } from './navigation.ts'
import { aliasSchema, pageSchema } from './page.ts'
import { securitySchema } from './security.ts'

/** Entries by name. */
const named = <S extends z.ZodType>(entry: S) =>
  z.record(z.string().regex(NAME, 'a name is lower camel case, e.g. happyHour'), entry)

/** Where images come from: files made at build time, or a host that scales them on request. */
const mediaSource = z.discriminatedUnion('kind', [
  z.strictObject({
    /** The source: `embedded` makes the files from `src/images/` when the site is built. */
    kind: z.literal('embedded'),
  }),
  z.strictObject({
    /** The source: `host` asks a media host, which scales images on request. */
    kind: z.literal('host'),
    /** The host's address; a file's name is appended. Without encryption only on this machine. */
    url: z
      .url({ protocol: /^https?$/, error: 'write the whole https:// address' })
      .regex(/^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/, 'write the whole https:// address')
      .regex(/^\P{Bidi_Control}*$/u, 'type the address anew: it holds signs that cannot be seen'),
    /** The query parameter that carries the width in pixels, e.g. `w`. */
    widthParameter: z.string().regex(/^[A-Za-z][\w-]*$/, 'a parameter is a word, e.g. w or width'),
  }),
])

/** The whole site. */
export const siteSchema = z.strictObject({
  /** What the site presents, and where it is. */
  product: z.strictObject({
    /** The name that titles begin with. */
    name: line,
    /** What the product is, for search engines and install prompts. */
    description: paragraph,
    /** The public address, without a path: `https://www.example.com`. */
    origin: z
      .string()
      .regex(
        /^https:\/\/[a-z0-9.-]+$/,
        'an origin is https:// and a host, without a path or a slash at the end',
      ),
  }),
  /** Values that copy quotes, by name. */
  constants: named(factSchema),
  /** Images, and where they come from. */
  media: z.strictObject({
    /** Where images come from. */
    source: mediaSource,
    /** The site's images, by name. */
    images: named(imageSchema),
  }),
  /** Where the company can be met, by name. */
  places: named(placeSchema),
  /** Events, by name. */
  events: named(eventSchema),
  /** Forms, by name. */
  forms: named(formSchema),
  /** The menu, from left to right: at least one item, each with those that unfold under it. */
  navigation: navigationSchema,
  /** The foot of every page. */
  footer: footerSchema,
  /** The services of other companies that visitors' browsers may contact, by name. */
  thirdParties: named(thirdPartySchema),
  /** The words of the privacy choice. */
  consent: consentSchema,
  /** What the site tells security researchers and browsers. Default: nothing. */
  security: securitySchema.optional(),
  /** Old addresses and the pages that took their place. */
  redirects: z.array(
    z.strictObject({
      /** The old address, which no page has. */
      from: z
        .string()
        .regex(PAGE_PATH, 'an address begins with a slash and has no slash at the end'),
      /** The page that it leads to. */
      to: pagePath,
    }),
  ),
  /** The pages, by address. */
  routes: z.record(
    z
      .string()
      .regex(
        PAGE_PATH,
        'an address is a slash and lower-case words joined by hyphens, e.g. /about-us/team',
      ),
    z.union([pageSchema, aliasSchema]),
  ),
  /** What an address without a page shows. */
  notFound: pageSchema,
})

/** The site, as an author may write it: defaults left out. */
export type SiteInput = z.input<typeof siteSchema>

/** The site, as validation leaves it: defaults filled in. */
export type Site = z.output<typeof siteSchema>
