import * as z from 'zod'
import { formSchema } from '../forms/schema.ts'
import { eventSchema } from '../model/event.ts'
import { factSchema } from '../model/constant.ts'
import { formattedLanguage, timeZone } from '../model/values.ts'
import { DOCUMENT_PATH, PAGE_PATH, pagePath } from '../model/link.ts'
import { placeSchema } from '../model/place.ts'
import { line, paragraph } from '../model/text.ts'
import { thirdPartySchema } from '../model/thirdParty.ts'
import { brandSchema } from './brand.ts'
import { consentSchema } from './consent.ts'
import { documentSchema } from './documents.ts'
import { footerSchema } from './footer.ts'
import { mediaSchema } from './media.ts'
import { menuSchema } from './menu.ts'
import { navigationSchema } from './navigation.ts'
import { aliasSchema, pageSchema } from './page.ts'
import { recordByName } from './recordByName.ts'
import { securitySchema } from './security.ts'
import { textsSchema } from './texts/texts.ts'

/** The whole site. */
export const siteSchema = z.strictObject({
  /**
   * The language of all texts, as a BCP 47 tag. Dates, numbers and lists are formatted for it.
   * `texts` must contain its texts if it is not English. Default: `en-US`.
   */
  language: formattedLanguage.default('en-US'),
  /**
   * The direction of writing: `ltr` (left to right) or `rtl` (right to left). Default: the direction
   * of `language` according to Node (`Intl.Locale`), which ignores the script of a tag: state
   * `rtl` for tags such as `az-Arab`.
   */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /**
   * The time zone in which the days of the site end, e.g. the last day of an open position: an IANA
   * time zone such as `America/New_York`. Default: `UTC`.
   */
  timeZone: timeZone.default('UTC'),
  /** The product: its name, description and origin. */
  product: z.strictObject({
    /** The name of the product. The title of every page starts with it. */
    name: line,
    /**
     * Earlier names of the product, e.g. `['Keystead Labs', 'Keystead']`. Texts that still contain one
     * are reported (`former-name`). Default: none.
     */
    formerNames: z.array(line).optional(),
    /** What the product is, for search engines and the web app manifest. */
    description: paragraph,
    /** The public origin of the site, without a path, e.g. `https://www.example.com`. */
    origin: z
      .string()
      .regex(
        /^https:\/\/[a-z0-9.-]+$/,
        'write https:// and a host, without a path and a trailing slash, e.g. https://www.example.com',
      ),
  }),
  /** The brand: wordmark, symbol and colors. Default: the defaults of the properties. */
  brand: brandSchema.prefault({}),
  /** Numbers and facts that texts state, by name. A rule checks that all texts agree with them. Default: none. */
  constants: recordByName(factSchema).default({}),
  /** The images of the site and their source. Default: no images. */
  media: mediaSchema.prefault({}),
  /** The places of the company, by name. Default: none. */
  places: recordByName(placeSchema).default({}),
  /** Events, by name. Default: none. */
  events: recordByName(eventSchema).default({}),
  /** Forms, by name. Default: none. */
  forms: recordByName(formSchema).default({}),
  /** The main menu, from left to right. At least one item. */
  navigation: navigationSchema,
  /** The settings of the main menu. Default: the defaults of the properties. */
  menu: menuSchema.prefault({}),
  /** The footer of every page. */
  footer: footerSchema,
  /** The third parties that the site may contact, by name. Default: none. */
  thirdParties: recordByName(thirdPartySchema).default({}),
  /**
   * The categories and texts of the privacy choice. Required if a third party has a `category`.
   * Default: none; pages then have no privacy bar and no button that opens it.
   */
  consent: consentSchema.optional(),
  /** Texts of buttons, messages and labels that replace the English defaults. Default: none. */
  texts: textsSchema.prefault({}),
  /** The content of `security.txt` and the options of `Strict-Transport-Security`. Default: none. */
  security: securitySchema.optional(),
  /** Redirects from old paths to pages. Default: none. */
  redirects: z
    .array(
      z.strictObject({
        /** The old path, e.g. `/old-page`. No page may have this path. */
        from: z
          .string()
          .regex(
            PAGE_PATH,
            'write a path that starts with a slash and has no trailing slash, e.g. /old-page',
          ),
        /** The path of the page to redirect to, e.g. `/services`. */
        to: pagePath,
      }),
    )
    .default([]),
  /** The pages, by path, e.g. `/about-us/team`. */
  routes: z.record(
    z
      .string()
      .regex(
        PAGE_PATH,
        'write slashes and words of a–z and 0–9 joined by hyphens, e.g. /about-us/team',
      ),
    z.union([pageSchema, aliasSchema]),
  ),
  /**
   * Documents for download, by path, e.g. `/capabilities-statement.pdf`. Links lead to this path.
   * Default: none.
   */
  documents: z
    .record(
      z
        .string()
        .regex(
          DOCUMENT_PATH,
          'write a path of words of a–z and 0–9 joined by hyphens that ends with .pdf, e.g. /capabilities-statement.pdf',
        ),
      documentSchema,
    )
    .default({}),
  /** The page for unknown paths. */
  notFound: pageSchema,
})

/** The site as written in the manifest: properties with a default are optional. */
export type SiteInput = z.input<typeof siteSchema>

/** The validated site, with defaults filled in. */
export type Site = z.output<typeof siteSchema>
