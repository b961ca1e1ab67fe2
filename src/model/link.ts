import * as z from 'zod'
import { referenceTo } from './reference.ts'
import { line } from './text.ts'

const SEGMENT = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** The path of a page: `/`, or a slash and lower-case segments without a trailing slash. */
export const PAGE_PATH = new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?$`)

/** The extensions of files for download. Other files of a build have them only in folders of their own. */
export const FILE_EXTENSIONS = [
  'csv',
  'docx',
  'epub',
  'mp3',
  'mp4',
  'odp',
  'ods',
  'odt',
  'pdf',
  'pptx',
  'rtf',
  'vcf',
  'xlsx',
  'zip',
] as const

/** The path of a file for download, e.g. `/downloads/checklist.pdf`. */
export const FILE_PATH = new RegExp(
  String.raw`^/${SEGMENT}(?:/${SEGMENT})*\.(?:${FILE_EXTENSIONS.join('|')})$`,
)

/** The path of a file. A rule checks whether it exists. */
export const DOWNLOAD = new RegExp(String.raw`^/${SEGMENT}(?:/${SEGMENT})*\.[a-z0-9]+$`)

const FRAGMENT = '#[A-Za-z][A-Za-z0-9-]*'
// Bidirectional control characters are excluded: they can make a URL look like another one.
const URL_CHARACTERS = String.raw`[^\s"<>\\\p{Bidi_Control}]+`
const HTTPS = new RegExp(`^https://${URL_CHARACTERS}$`, 'u')
const SITE_PATH = new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?(?:${FRAGMENT})?$`)
const CONTACT = new RegExp(
  String.raw`^(?:mailto:${URL_CHARACTERS}@${URL_CHARACTERS}|tel:\+\d{2,15})$`,
  'u',
)

const isHttps = (value: string) => HTTPS.test(value) && URL.canParse(value)

const isLinkTarget = (value: string) =>
  SITE_PATH.test(value) || DOWNLOAD.test(value) || isHttps(value) || CONTACT.test(value)

/** A complete `https:` URL, e.g. `https://maps.example.com/?q=Rockville`. */
export const httpsUrl = z
  .custom<`https://${string}`>(
    (value) => typeof value === 'string' && isHttps(value),
    'write a complete URL that begins with https://',
  )
  .meta({ examples: ['https://www.example.com'] })

/** The path of a page of this site, e.g. `/services/cybersecurity`. */
export const pagePath = referenceTo(
  'page',
  PAGE_PATH,
  'write the path of a page, e.g. /services/zero-trust',
)

/** The path of a file of this site, e.g. `/downloads/checklist.pdf` or `/news/feed.atom`. */
export const filePath = referenceTo(
  'link',
  DOWNLOAD,
  'write the path of a file, e.g. /downloads/checklist.pdf',
)

/** What a target of a link looks like, in the imperative. */
export const LINK_TARGET_FORMAT =
  'write the path of a page, e.g. /services or /contact-us#form, or a URL that begins with https://, mailto: or tel:+'

/**
 * The target of a link: the path of a page with an optional `#section`, the path of a file, or an
 * `https:`, `mailto:` or `tel:` URL.
 */
export const linkTarget = referenceTo('link', { test: isLinkTarget }, LINK_TARGET_FORMAT)

/** A link. */
export const linkSchema = z.strictObject({
  /** The text of the link. It says where it leads, so never “click here”. */
  text: line,
  /** **Target.** Where it leads: a page, a section of a page, a file, or the address of another site. */
  to: linkTarget,
  /** **Opens in.** Whether the link opens a new tab, and says so. Options: `_blank` = A new tab. Default: the same tab. */
  target: z.literal('_blank').optional(),
})
