import * as z from 'zod'
import { icon } from '../../model/icon.ts'
import { linkTarget } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'
import { contentLine, paragraph } from '../../model/text.ts'

/** **Cards.** A grid of cards, e.g. with an icon and a link each. Group: Links and cards. */
export const iconGridSchema = sectionOf('iconGrid', {
  /** **Cards in a row.** How many cards are in a row on a wide screen. 1 to 5. With 1, they are beside the heading. */
  perRow: z
    .int()
    .min(1)
    .max(5)
    // A sample has three cards.
    .meta({ examples: [3] }),
  /** The cards, in reading order. At least two. */
  cards: z
    .array(
      z.strictObject({
        /** The icon of the card, e.g. `shield-lock`. Default: no icon. */
        icon: icon.optional(),
        /** The heading of the card. A few words. */
        title: contentLine,
        /** **Position of the title.** Where the title is. Options: `below` = Below the icon, `beside` = Beside the icon. Default: `below`. */
        titlePosition: z.enum(['below', 'beside']).default('below'),
        /** The text under the heading. One paragraph. Default: no text. */
        description: paragraph.optional(),
        /** **List.** A list under the text. Each entry is an item. Default: no list. */
        points: z.array(paragraph).min(1).optional(),
        /** Where the card leads. Default: no link. */
        link: linkTarget.optional(),
      }),
    )
    .min(2),
})
