import * as z from 'zod'
import { contentImageAt } from '../../model/image.ts'
import { DRAWING_SIZES } from '../../model/imageSizes.ts'
import { sectionOf } from '../../model/section.ts'
import { contentLine } from '../../model/text.ts'
import { notesShape } from '../notesShape.ts'

/** A position in a drawing, in percent of its width or height. */
const percent = z.number().min(0).max(100)

/** A line drawing with labels at its parts: a wide one, and the same upright for phones. Group: Pictures. */
export const drawingSchema = sectionOf('drawing', {
  ...notesShape,
  /** **Drawing.** The image, at least twice as wide as high. It needs an alternative text. Details: an SVG file with few lines, on a transparent background. */
  drawing: contentImageAt(DRAWING_SIZES),
  /** **Upright drawing.** The same drawing for phones, 360 pixels wide and about 450 high. It needs an alternative text. Details: an SVG file with `preserveAspectRatio="none"`, because its height grows with the size of the text. */
  upright: contentImageAt(DRAWING_SIZES),
  /** The labels, in reading order. At least two. */
  labels: z
    .array(
      z.strictObject({
        /** The name of the part, in a few words. */
        title: contentLine,
        /** A short explanation below the name. Default: none. */
        text: contentLine.optional(),
        /** **In small letters.** Whether it names an axis or a line, and no part. Default: `false`. */
        isMinor: z.boolean().default(false),
        /** **From the left.** Where the part is, in percent of the width of the drawing: 0 to 100. */
        x: percent,
        /** **From the top.** Where the part is, in percent of the height of the drawing: 0 to 100. */
        y: percent,
        /** **Position of the label.** On which side of the part the label is. Options: `below` = Below, `above` = Above, `before` = Before it, `after` = After it. Default: `below`. */
        side: z.enum(['below', 'above', 'before', 'after']).default('below'),
        /** **Alignment.** Whether a label below or above starts, ends or is centered at the part. Options: `start` = It starts there, `end` = It ends there, `center` = It is centered there. Default: it starts there, and ends there near the right edge. */
        align: z.enum(['start', 'end', 'center']).optional(),
        /** **On phones.** Where the label is in the upright drawing. */
        upright: z.strictObject({
          /** **From the left.** In percent of the width of the upright drawing: 0 to 100. */
          x: percent,
          /** **From the top.** In percent of the height of the upright drawing: 0 to 100. */
          y: percent,
          /** **Position of the label.** On which side of this point the label is. Options: `after` = After it, `before` = Before it, `above` = Centered above. Default: `after`. */
          side: z.enum(['after', 'before', 'above']).default('after'),
          /** **Width of the label.** At most, in percent of the width of the upright drawing. Default: as far as the edge. */
          width: percent.default(100),
        }),
      }),
    )
    .min(2)
    .max(16),
})
