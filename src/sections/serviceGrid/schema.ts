import * as z from 'zod'
import { linkTarget } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** A grid of services, each leading to its page. */
export const serviceGridSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('serviceGrid'),
  services: z
    .array(
      z.strictObject({
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
