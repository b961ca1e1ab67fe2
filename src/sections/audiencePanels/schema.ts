import * as z from 'zod'
import { icon } from '../../model/icon.ts'
import { image } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Large panels side by side, one for each audience. */
export const audiencePanelsSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: large panels side by side, one for each audience. */
  kind: z.literal('audiencePanels'),
  /** The panels, from left to right: two or three. */
  panels: z
    .array(
      z.strictObject({
        /** The name of the audience, e.g. `Government`. */
        title: line,
        /** What the company does for them, in a sentence or two. */
        text: paragraph,
        /** An image over the words. Give every panel one, or none. */
        image: image.optional(),
        /** Who belongs to the audience, each with an icon. */
        sectors: z
          .array(
            z.strictObject({
              /** The icon before the sector's name, e.g. `building-bank`. */
              icon,
              /** The sector's name, e.g. `Finance`. */
              title: line,
            }),
          )
          .min(1),
        /** The audience's page. */
        link: linkSchema,
      }),
    )
    .min(2)
    .max(3),
})

/** Audience panels, as their component gets them. */
export type AudiencePanelsSection = SectionData<typeof audiencePanelsSchema>
