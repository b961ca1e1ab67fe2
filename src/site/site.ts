import * as z from 'zod'
import { defaultImageWidths, imageSchema } from '../model/image.ts'
import { recordByName, line, NAME, isoDate } from '../model/text.ts'
import {
  linkSchema,
  httpsUrl,
  DOWNLOAD,
  FILE_EXTENSIONS,
  FILE_PATH,
  filePath,
  PAGE_PATH,
  pagePath,
} from '../model/link.ts'
import {
  fitsProperty,
  languageTag,
  formattedLanguage,
  timeZone,
  directionOf,
  type Direction,
} from '../model/values.ts'
import { formSchema } from '../forms/schema.ts'
import { eventSchema } from '../model/event.ts'
import { constantSchema } from '../model/constant.ts'
import { placeSchema } from '../model/place.ts'
import { thirdPartySchema } from '../model/thirdParty.ts'
import { brandSchema } from './brand.ts'
import { announcementSchema, footerSchema, menuSchema, navigationSchema } from './navigation.ts'
import { aliasSchema, pageSchema } from './page.ts'
import { textsSchema } from './texts.ts'

/** Where images come from: files of the build, or a media host that scales images on request. */
const mediaSource = z.discriminatedUnion('kind', [
  z.strictObject({
    /** The source: with `embedded`, the build encodes the images in `src/images/`. */
    kind: z.literal('embedded'),
  }),
  z.strictObject({
    /** The source: with `host`, a media host scales the images on request. */
    kind: z.literal('host'),
    /**
     * The URL that file names are appended to, e.g. `https://media.example.com/images`. `http:`
     * is allowed for `localhost` only.
     */
    url: z
      .url({
        protocol: /^https?$/,
        error: 'write a full https:// URL, e.g. https://media.example.com/images',
      })
      .regex(
        /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/,
        'write a full https:// URL, e.g. https://media.example.com/images',
      )
      .regex(/^\P{Bidi_Control}*$/u, 'remove the invisible bidirectional control characters'),
    /** The query parameter for the width in pixels, e.g. `w`. */
    widthParameter: z
      .string()
      .regex(/^[A-Za-z][\w-]*$/, 'write a parameter that starts with a letter, e.g. w or width'),
  }),
])

/** The images of the site and their source. */
const mediaSchema = z.strictObject({
  /** Where images come from. Default: files in `src/images/`, which the build encodes. */
  source: mediaSource.default({ kind: 'embedded' }),
  /**
   * The widths in which the build or the media host offers each image. Pixels, 1 to 12 whole
   * numbers from 16 to 7680. Default: 480, 800, 1200, 1680 and 2400.
   */
  widths: z
    .array(z.int().min(16).max(7680))
    .min(1)
    .max(12)
    .default([...defaultImageWidths]),
  /** The site's images, by name. Default: none. */
  images: recordByName(imageSchema).default({}),
})

/** The privacy choice of the visitor: its categories and texts. */
const consentSchema = z.strictObject({
  /** The categories of consent, by name. Each third party that needs consent belongs to one of them. */
  categories: z.record(
    z.string().regex(NAME, 'write a name in lower camel case, e.g. maps'),
    z.strictObject({
      /** The name of the category for visitors, e.g. `Maps`. One or two words. */
      title: line,
      /** What the visitor gets in this category, and who gets which data. */
      description: line,
    }),
  ),
  /** The heading of the privacy bar, e.g. `Your privacy`. */
  title: line,
  /** The question after the categories. Shown if a third party needs consent. */
  question: line,
  /** The label of the button that accepts all categories. */
  accept: line,
  /** The label of the button that declines all categories. */
  decline: line,
  /** The label of the button that accepts the selected categories. Shown if there are several categories. */
  save: line,
  /** What the site stores in the browser. Shown instead of the question if no third party needs consent. */
  notice: line,
  /** The label of the button that closes the notice. */
  close: line,
  /** The label of the button in the footer that opens the privacy bar again. */
  reopen: line,
  /** A link to the page with more information, e.g. the privacy page. */
  more: linkSchema,
})

/** The validated privacy choice, with defaults filled in. */
export type Consent = z.output<typeof consentSchema>

/**
 * The content of `security.txt` (RFC 9116) and the options of `Strict-Transport-Security` (RFC 6797).
 * Without it there is no `security.txt`, and the header covers this host only.
 */
const securitySchema = z.strictObject({
  /**
   * Where researchers report vulnerabilities, in order of preference: `mailto:`, `tel:+` or
   * `https://` URLs. At least one. Published in `/.well-known/security.txt` (RFC 9116, 2.5.3).
   */
  contacts: z
    .array(
      z
        .string()
        .regex(
          /^(?:mailto:[^\s@\p{Bidi_Control}]+@[^\s@\p{Bidi_Control}]+|tel:\+\d{2,15}|https:\/\/[^\s\p{Bidi_Control}]+)$/u,
          'write a contact that starts with mailto:, tel:+ or https://, e.g. mailto:security@example.com',
        ),
    )
    .min(1, 'add at least one contact for vulnerability reports'),
  /** The date when the contacts expire, e.g. `2027-06-30`. At most one year ahead (RFC 9116, 2.5.5). */
  expires: isoDate,
  /** The languages of reports, as BCP 47 tags, e.g. `en`. At least one. Default: `['en']`. */
  languages: z.array(languageTag).min(1, 'add at least one language, e.g. en').default(['en']),
  /** The `https:` URL of the page that describes how reports are handled. Default: none. */
  policy: httpsUrl.optional(),
  /** The `https:` URL of the page that thanks researchers. Default: none. */
  acknowledgments: httpsUrl.optional(),
  /** Which hosts browsers contact over HTTPS only (`Strict-Transport-Security`). Default: this host only. */
  transport: z
    .strictObject({
      /** Whether the rule also covers all subdomains. Default: false. */
      includeSubDomains: z.boolean().default(false),
      /**
       * Whether browsers may include the domain in their preload lists, so that the rule applies
       * before the first visit. Needs `includeSubDomains`. Removal takes months
       * (https://hstspreload.org). Default: false.
       */
      preload: z.boolean().default(false),
    })
    // Browsers accept a domain only with all subdomains (https://hstspreload.org).
    .superRefine(
      fitsProperty(
        'preload',
        'includeSubDomains',
        (preload, covers) => covers || !preload,
        () =>
          'set includeSubDomains to true, or preload to false: browsers preload a domain only with its subdomains',
      ),
    )
    .prefault({}),
})

/** The validated security options, with defaults filled in. */
export type Security = z.output<typeof securitySchema>

/** A file for download, e.g. a PDF file or a spreadsheet. */
const fileSchema = z.strictObject({
  /** The name of the file in `src/files/`, e.g. `checklist.pdf`. */
  file: z
    .string()
    .regex(
      new RegExp(`^[A-Za-z0-9][A-Za-z0-9 ._-]*[.](?:${FILE_EXTENSIONS.join('|')})$`, 'i'),
      `write the name of a file in src/files/, e.g. checklist.pdf; possible characters: a–z, A–Z, 0–9, spaces, points, hyphens and underscores; possible extensions: ${FILE_EXTENSIONS.join(', ')}`,
    ),
  /**
   * The address of the file: `stable` is its path, also after changes, e.g. for addresses in print;
   * browsers ask for changes each time. `hashed` has a new address after each change of the content,
   * and browsers keep the file for a year. Default: `stable`.
   */
  address: z.enum(['stable', 'hashed']).default('stable'),
})

/** An origin of the site. */
const origin = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9.-]+$/,
    'write https:// and a host, without a path and a trailing slash, e.g. https://www.example.com',
  )

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
    description: line,
    /** The public origin of the site, without a path, e.g. `https://www.example.com`. If it changes, keep the old one in `firstOrigin`. */
    origin,
    /**
     * The origin at which the site was first published, if `origin` has changed since. The ids of articles in feeds
     * and of events in calendars contain it. They stay the same, so feed readers and calendars do not show an entry
     * twice. Default: `origin`.
     */
    firstOrigin: origin.optional(),
  }),
  /** The brand: wordmark, symbol and colors. Default: the defaults of the properties. */
  brand: brandSchema.prefault({}),
  /** Numbers and facts that texts state, by name. A rule checks that all texts agree with them. Default: none. */
  constants: recordByName(constantSchema).default({}),
  /** The images of the site and their source. Default: no images. */
  media: mediaSchema.prefault({}),
  /** The places of the company, by name. Default: none. */
  places: recordByName(placeSchema).default({}),
  /** Events, by name. Default: none. */
  events: recordByName(eventSchema).default({}),
  /** Forms, by name. Default: none. */
  forms: recordByName(formSchema).default({}),
  /** An announcement above the header of every page. Default: none. */
  announcement: announcementSchema.optional(),
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
  /**
   * The other languages of pages (`language` of a page), by tag, with the texts of components, e.g.
   * `{ 'en-US': {}, 'es-US': spanish }`. Texts that are left out are English. Default: none.
   */
  languages: z.record(formattedLanguage, textsSchema).default({}),
  /** The content of `security.txt` and the options of `Strict-Transport-Security`. Default: none. */
  security: securitySchema.optional(),
  /** Redirects from old paths to pages, files or other sites. Default: none. */
  redirects: z
    .array(
      z.strictObject({
        /** The old path of a page or a file, e.g. `/old-page` or `/brochure.pdf`. No page or file may have it. */
        from: z
          .string()
          .refine(
            (path) => PAGE_PATH.test(path) || DOWNLOAD.test(path),
            'write a path that starts with a slash and has no trailing slash, e.g. /old-page',
          ),
        /** Where it leads: the path of a page or a file, e.g. `/services`, or the `https:` URL of another site. */
        to: z.union([pagePath, filePath, httpsUrl]),
      }),
    )
    .default([]),
  /**
   * What a visitor gets at an unknown path with one segment, e.g. `/srvices`: `notFound` is the not-found page
   * with status 404, `home` a redirect to the home page. Other unknown paths always show the not-found page.
   * Default: `notFound`, because search engines treat redirects of missing pages as errors (soft 404).
   */
  unknownPaths: z.enum(['notFound', 'home']).default('notFound'),
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
   * Files for download, by path, e.g. `/downloads/checklist.pdf`. Links lead to this path, and
   * show the format and the size of the file. Default: none.
   */
  files: z
    .record(
      z
        .string()
        .regex(
          FILE_PATH,
          `write a path of words of a–z and 0–9 joined by hyphens with the extension of the file in lower case, e.g. /downloads/checklist.pdf; possible extensions: ${FILE_EXTENSIONS.join(', ')}`,
        ),
      fileSchema,
    )
    .default({}),
  /** The page for unknown paths. */
  notFound: pageSchema,
})

/** The site as written in the manifest: properties with a default are optional. */
export type SiteInput = z.input<typeof siteSchema>

/** The validated site, with defaults filled in. */
export type Site = z.output<typeof siteSchema>

/** The language of a site and its direction of writing. */
export type SiteLanguage = {
  /** A BCP 47 tag, e.g. `en-US`. */
  readonly tag: string
  readonly direction: Direction
}

/** The site as a page in a language shows it: with the texts and formats of this language. Default: that of the site. */
export function siteInLanguage(site: Site, language: string | undefined): Site {
  const texts = site.languages[language ?? '']
  return language === undefined || texts === undefined ? site : { ...site, language, texts }
}

/** The language of a site. The direction is the one of the language, unless the manifest states another. */
export const languageOf = ({
  language,
  direction,
}: Pick<Site, 'language' | 'direction'>): SiteLanguage => ({
  tag: language,
  direction: direction ?? directionOf(language),
})
