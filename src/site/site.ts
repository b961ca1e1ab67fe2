import * as z from 'zod'
import { defaultImageWidths, imageSchema } from '../model/image.ts'
import { recordByName, line, isoDate } from '../model/text.ts'
import {
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
import { consentSchema } from './consentSchema.ts'
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
     * **Address.** The address that the names of image files are appended to, e.g.
     * `https://media.example.com/images`. Details: `http:` is allowed for `localhost` only.
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
      .regex(/^\P{Bidi_Control}*$/u, 'remove the invisible bidirectional control characters')
      .meta({ examples: ['https://media.example.com/images'] }),
    /** What the image server calls the width of an image in its addresses, e.g. `w`. Details: the query parameter for the width in pixels. */
    widthParameter: z
      .string()
      .regex(/^[A-Za-z][\w-]*$/, 'write a parameter that starts with a letter, e.g. w or width'),
  }),
])

/** The images of the site and their source. */
const mediaSchema = z.strictObject({
  /**
   * Where images come from. Options: `embedded` = Files of this site, `host` = An image server. Default: files of this
   * site. Details: the build encodes the files in `src/images/`.
   */
  source: mediaSource.default({ kind: 'embedded' }),
  /** The widths in which each image is offered, in pixels. Default: 480, 800, 1200, 1680 and 2400. Details: 1 to 12 whole numbers from 16 to 7680. */
  widths: z
    .array(z.int().min(16).max(7680))
    .min(1)
    .max(12)
    .default([...defaultImageWidths]),
  /** All images of the site, by name. Default: none. */
  images: recordByName(imageSchema).default({}),
})

/**
 * The content of `security.txt` (RFC 9116) and the options of `Strict-Transport-Security` (RFC 6797).
 * Without it there is no `security.txt`, and the header covers this host only.
 */
const securitySchema = z.strictObject({
  /**
   * Where researchers report vulnerabilities, the best way first: e.g. `mailto:security@example.com`. At least one.
   * Details: `mailto:`, `tel:+` or `https://` URLs. Published in `/.well-known/security.txt` (RFC 9116, 2.5.3).
   */
  contacts: z
    .array(
      z
        .string()
        .regex(
          /^(?:mailto:[^\s@\p{Bidi_Control}]+@[^\s@\p{Bidi_Control}]+|tel:\+\d{2,15}|https:\/\/[^\s\p{Bidi_Control}]+)$/u,
          'write a contact that starts with mailto:, tel:+ or https://, e.g. mailto:security@example.com',
        )
        .meta({ examples: ['mailto:info@example.com'] }),
    )
    .min(1, 'add at least one contact for vulnerability reports'),
  /** **Valid until.** Until when these contacts are valid. At most one year ahead. Details: RFC 9116, 2.5.5. */
  expires: isoDate,
  /** The languages in which reports can be written, e.g. `en`. At least one. Default: English. Details: BCP 47 tags. */
  languages: z.array(languageTag).min(1, 'add at least one language, e.g. en').default(['en']),
  /** The address of the page that describes how reports are handled. It begins with https://. Default: none. */
  policy: httpsUrl.optional(),
  /** The address of the page that thanks researchers. It begins with https://. Default: none. */
  acknowledgments: httpsUrl.optional(),
  /**
   * **Encryption.** Which addresses browsers contact over an encrypted connection only. Default: the address of
   * this site. Details: the header `Strict-Transport-Security`.
   */
  transport: z
    .strictObject({
      /** **All subdomains.** Whether this also applies to all subdomains. Default: `false`. */
      includeSubDomains: z.boolean().default(false),
      /**
       * **Before the first visit.** Whether browsers may know this before the first visit. To undo this takes
       * months. Default: `false`. Details: browsers may include the domain in their preload lists
       * (https://hstspreload.org). Needs `includeSubDomains`.
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

/** A file for download, e.g. a PDF file or a spreadsheet. */
const fileSchema = z.strictObject({
  /** The file, e.g. `checklist.pdf`. Details: it is in `src/files/`. */
  file: z
    .string()
    .regex(
      new RegExp(`^[A-Za-z0-9][A-Za-z0-9 ._-]*[.](?:${FILE_EXTENSIONS.join('|')})$`, 'i'),
      `write the name of a file in src/files/, e.g. checklist.pdf; possible characters: a–z, A–Z, 0–9, spaces, points, hyphens and underscores; possible extensions: ${FILE_EXTENSIONS.join(', ')}`,
    ),
  /**
   * Whether the address of the file stays the same after changes, e.g. if it is printed, or is a new one each time,
   * which browsers load faster. Options: `stable` = Always the same, `hashed` = New after each change. Default:
   * `stable`. Details: `stable`: browsers ask for changes each time. `hashed`:
   * browsers keep the file for a year.
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
  .meta({ examples: ['https://www.example.com'] })

/** The whole site. */
export const siteSchema = z.strictObject({
  /**
   * The language of the site, e.g. `en-US`. Dates, numbers and lists have its format. Default: `en-US`. Details: A
   * BCP 47 tag. If it is not English, `texts` must contain its texts.
   */
  language: formattedLanguage.default('en-US'),
  /**
   * The direction of writing. Options: `ltr` = Left to right, `rtl` = Right to left. Default: that of the language.
   * Details: Node (`Intl.Locale`) ignores the script of a tag: state `rtl` for tags such as `az-Arab`.
   */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** The time zone in which the days of the site end, e.g. `America/New_York`. Default: `UTC`. Details: an IANA time zone. */
  timeZone: timeZone.default('UTC'),
  /** **Name and address.** What the site is called, what it is for search engines, and its address. */
  product: z.strictObject({
    /** The name of the company or product. The title of every page starts with it. */
    name: line,
    /** What the product is, for search engines and for phones that install the site. Details: also in the web app manifest. */
    description: line,
    /**
     * **Address.** The address of the site, e.g. `https://www.example.com`. Details: without a path. If it changes,
     * keep the old one in `firstOrigin`.
     */
    origin,
    /**
     * **First address.** The first address of the site, if it has changed since. Feed readers and calendars then
     * show nothing twice. Default: the address. Details: the ids of articles in feeds and of events in calendars
     * contain it.
     */
    firstOrigin: origin.optional(),
  }),
  /** The logo, the typefaces and the colors. Default: the design of the template. */
  brand: brandSchema.prefault({}),
  /** **Numbers in texts.** Numbers that texts state, each with its source, so that they are the same on all pages. Default: none. */
  constants: recordByName(constantSchema).default({}),
  /** **Images.** The images of the site and where they come from. Default: no images. */
  media: mediaSchema.prefault({}),
  /** The places of the company, with phone numbers, addresses and opening hours. Default: none. */
  places: recordByName(placeSchema).default({}),
  /** The dates and venues of events. Default: none. */
  events: recordByName(eventSchema).default({}),
  /** The forms of the site, with their fields and messages. Default: none. */
  forms: recordByName(formSchema).default({}),
  /** An announcement above the header of every page. Default: none. */
  announcement: announcementSchema.optional(),
  /** **Menu.** The items of the main menu, from left to right. At least one. */
  navigation: navigationSchema,
  /** How the main menu is shown. Default: as in the design. */
  menu: menuSchema.prefault({}),
  /** The links, the address and the last line at the end of every page. */
  footer: footerSchema,
  /** **Services of others.** The services of other companies that the site may contact. Options: `forms` = Form service, `images` = Image server, `map` = Map, `video` = Videos, `script` = Other service. Default: none. */
  thirdParties: recordByName(thirdPartySchema).default({}),
  /**
   * **Privacy bar.** What visitors can agree to. Needed if a service of another company needs consent. Default: no consent bar.
   * Details: required if a third party has a `category`. Otherwise, there is no button either that opens the bar.
   */
  consent: consentSchema.optional(),
  /** **Texts of the design.** The texts of buttons, messages and labels that no page contains. Default: English. */
  texts: textsSchema.prefault({}),
  /**
   * The other languages of pages, with their texts of buttons, messages and labels. Default: none. Details: by tag,
   * e.g. `{ 'en-US': {}, 'es-US': spanish }`. Texts that are left out are English.
   */
  languages: z.record(formattedLanguage, textsSchema).default({}),
  /**
   * Where researchers report vulnerabilities, and which connections are encrypted. Default: none. Details:
   * `security.txt` and the options of `Strict-Transport-Security`.
   */
  security: securitySchema.optional(),
  /** Old addresses that lead to pages, files or other sites. Default: none. */
  redirects: z
    .array(
      z.strictObject({
        /** The old address, e.g. `/old-page` or `/brochure.pdf`. No page or file may have it. */
        from: z
          .string()
          .refine(
            (path) => PAGE_PATH.test(path) || DOWNLOAD.test(path),
            'write a path that starts with a slash and has no trailing slash, e.g. /old-page',
          )
          .meta({ examples: ['/brochure.pdf'] }),
        /** **Target.** Where it leads: a page, a file, or the address of another site, which begins with https://. */
        to: z.union([pagePath, filePath, httpsUrl]),
      }),
    )
    .default([]),
  /**
   * **Mistyped addresses.** What visitors see at a mistyped address, e.g. `/srvices`: the page “not found”, or the
   * home page. Search engines prefer the first. Options: `notFound` = The page “not found”, `home` = The home page.
   * Default: `notFound`. Details: `notFound` has the status 404, `home`
   * is a redirect, which search engines treat as an error (soft 404). Only for paths with one segment; others
   * always show the not-found page.
   */
  unknownPaths: z.enum(['notFound', 'home']).default('notFound'),
  /** **Pages.** The pages, by address, e.g. `/about-us/team`. */
  routes: z.record(
    z
      .string()
      .regex(
        PAGE_PATH,
        'write slashes and words of a–z and 0–9 joined by hyphens, e.g. /about-us/team',
      ),
    z.union([pageSchema, aliasSchema]),
  ),
  /** **Downloads.** Files for download, e.g. `/downloads/checklist.pdf`. Links to them show the format and the size. Default: none. */
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
  /** **Page “not found”.** The page for addresses that do not exist. */
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
  if (language === undefined || texts === undefined) return site
  const parties = Object.entries(site.thirdParties).map(([id, party]) => {
    const { name, purpose, sends, stores } =
      party.translations.find((translation) => translation.language === language) ?? party
    return [id, { ...party, name, purpose, sends, stores }] as const
  })
  return { ...site, language, texts, thirdParties: Object.fromEntries(parties) }
}

/** The language of a site. The direction is the one of the language, unless the manifest states another. */
export const languageOf = ({
  language,
  direction,
}: Pick<Site, 'language' | 'direction'>): SiteLanguage => ({
  tag: language,
  direction: direction ?? directionOf(language),
})
