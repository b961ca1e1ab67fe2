import * as z from 'zod'
import { linkTarget } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'
import { contentLine, paragraph } from '../../model/text.ts'

/** A numbered list of services, each with a link to its page. */
export const serviceGridSchema = sectionOf('serviceGrid', {
  /** The services, in order. At least two. */
  services: z
    .array(
      z.strictObject({
        /** The name of the service. It is also the text of the link. */
        title: contentLine,
        /** What the customer gets. One or two sentences. */
        description: paragraph,
        /** Where it leads, usually to the page of the service. */
        link: linkTarget,
      }),
    )
    .min(2),
})
