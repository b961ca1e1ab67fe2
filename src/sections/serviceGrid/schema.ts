import * as z from 'zod'
import { linkTarget } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** A grid of services, each leading to its page. */
export const serviceGridSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: a grid of services, each leading to its page. */
  kind: z.literal('serviceGrid'),
  /** The services, in reading order: at least two. */
  services: z
    .array(
      z.strictObject({
        /** The name of the service, which is also the link's text. */
        title: line,
        /** One or two sentences on what the customer gets. */
        description: paragraph,
        /** The service's page. */
        link: linkTarget,
      }),
    )
    .min(2),
})

/** A service grid, as its component gets it. */
export type ServiceGridSection = SectionData<typeof serviceGridSchema>
