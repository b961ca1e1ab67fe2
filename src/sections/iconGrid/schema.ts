import * as z from 'zod'
import { icon } from '../../model/icon.ts'
import { linkTarget } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Cards with an icon each. */
export const iconGridSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: cards with an icon each. */
  kind: z.literal('iconGrid'),
  /** Cards in a row where there is room. */
  perRow: z.int().min(2).max(5),
  /** The cards, in reading order: at least two. */
  cards: z
    .array(
      z.strictObject({
        /** The card's icon, e.g. `shield-lock`. */
        icon,
        /** The card's heading, in a few words. */
        title: line,
        /** Where the title stands by the icon. Default `below`. */
        titlePosition: z.enum(['below', 'beside']).default('below'),
        /** What the card says under its heading. Default: nothing. */
        description: paragraph.optional(),
        /** The page that the card leads to. Default: none. */
        link: linkTarget.optional(),
      }),
    )
    .min(2),
})

/** An icon grid, as its component gets it. */
export type IconGridSection = SectionData<typeof iconGridSchema>
