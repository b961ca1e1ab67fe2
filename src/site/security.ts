import * as z from 'zod'
import { httpsUrl } from '../model/link.ts'
import { isoDate } from '../model/text.ts'

/**
 * What the site tells security researchers and browsers. Without it there is no `security.txt`,
 * and strict transport holds for this host alone.
 */
export const securitySchema = z.strictObject({
  /**
   * Where weaknesses are reported, best first: `mailto:`, `tel:+` or `https://` (RFC 9116, 2.5.3).
   * Published in `/.well-known/security.txt`.
   */
  contacts: z
    .array(
      z
        .string()
        .regex(
          /^(?:mailto:[^\s@\p{Bidi_Control}]+@[^\s@\p{Bidi_Control}]+|tel:\+\d{2,15}|https:\/\/[^\s\p{Bidi_Control}]+)$/u,
          'a contact is mailto:…, tel:+… or https://…',
        ),
    )
    .min(1, 'name at least one way to report a weakness'),
  /** The day from which the contacts no longer count. At most a year ahead (RFC 9116, 2.5.5). */
  expires: isoDate,
  /** The languages that reports are read in, as in BCP 47. Default: English. */
  languages: z
    .array(
      z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language is written en or en-US'),
    )
    .min(1, 'name at least one language')
    .default(['en']),
  /** The page that says how reports are treated. Default: none. */
  policy: httpsUrl.optional(),
  /** Whom the site thanks. Default: none. */
  acknowledgments: httpsUrl.optional(),
  /** Whether browsers may ever reach the domain without encryption (RFC 6797). Default: not this host. */
  transport: z
    .strictObject({
      /** Whether the rule holds for all hosts below this one too. Default false. */
      includeSubDomains: z.boolean().default(false),
      /**
       * Whether browsers may know the rule before the first visit. Needs `includeSubDomains`, and
       * is not taken back quickly (https://hstspreload.org). Default false.
       */
      preload: z.boolean().default(false),
    })
    .prefault({}),
})

/** What the site tells security researchers, as the manifest's validation leaves it. */
export type Security = z.output<typeof securitySchema>
