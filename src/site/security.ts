import * as z from 'zod'
import { languageTag } from '../model/values.ts'
import { httpsUrl } from '../model/link.ts'
import { isoDate } from '../model/text.ts'

/**
 * The content of `security.txt` (RFC 9116) and the options of `Strict-Transport-Security` (RFC 6797).
 * Without it there is no `security.txt`, and the header covers this host only.
 */
export const securitySchema = z.strictObject({
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
    .prefault({}),
})

/** The validated security options, with defaults filled in. */
export type Security = z.output<typeof securitySchema>
