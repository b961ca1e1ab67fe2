import * as z from 'zod'
import { icon } from '../../model/icon.ts'
import { linkTarget } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Cards with an icon each. */
export const iconGridSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('iconGrid'),
  /** Cards in a row where there is room. */
  perRow: z.int().min(2).max(5),
  cards: z
    .array(
      z.strictObject({
        icon,
        title: line,
        /** Where the title stands by the icon. Default `below`. */
        titlePosition: z.enum(['below', 'beside']).default('below'),
        description: paragraph.optional(),
        /** The page that the card leads to. */
        link: linkTarget.optional(),
      }),
    )
    .min(2),
})

/** An icon grid, as its component gets it. */
export type IconGridSection = SectionData<typeof iconGridSchema>
