import * as z from 'zod'
import { icon } from '../../model/icon.ts'
import { image } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Large panels side by side, one for each audience. */
export const audiencePanelsSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('audiencePanels'),
  panels: z
    .array(
      z.strictObject({
        title: line,
        text: paragraph,
        /** An image over the words. Give every panel one, or none. */
        image: image.optional(),
        /** Who belongs to the audience, each with an icon. */
        sectors: z.array(z.strictObject({ icon, title: line })).min(1),
        /** The audience's page. */
        link: linkSchema,
      }),
    )
    .min(2)
    .max(3),
})

/** Audience panels, as their component gets them. */
export type AudiencePanelsSection = SectionData<typeof audiencePanelsSchema>
