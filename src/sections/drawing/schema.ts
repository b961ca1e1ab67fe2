import * as z from 'zod'
import { contentImageAt } from '../../model/image.ts'
import { DRAWING_SIZES } from '../../model/imageSizes.ts'
import { sectionOf } from '../../model/section.ts'
import { contentLine } from '../../model/text.ts'
import { notesShape } from '../notesShape.ts'

/** A position in the drawing, in percent of its width or height. */
const percent = z.number().min(0).max(100)

/** A wide line drawing with labels. On phones, the labels are a list below it, and the drawing has their numbers. Group: Pictures. */
export const drawingSchema = sectionOf('drawing', {
  ...notesShape,
  /** **Drawing.** The image, at least twice as wide as high. It needs an alternative text. Details: an SVG file with few lines, on a transparent background. */
  drawing: contentImageAt(DRAWING_SIZES),
  /** The labels, in reading order. Two to ten. */
  labels: z
    .array(
      z.strictObject({
        /** The name of the part, in a few words. */
        title: contentLine,
        /** A short explanation below the name. Default: none. */
        text: contentLine.optional(),
        /** **From the left.** Where the part is, in percent of the width of the drawing: 0 to 100. */
        x: percent,
        /** **From the top.** Where the part is, in percent of the height of the drawing: 0 to 100. */
        y: percent,
        /** **Position of the label.** On which side of the part the label is. Options: `below` = Below, `above` = Above, `before` = Before it, `after` = After it. Default: `below`. */
        side: z.enum(['below', 'above', 'before', 'after']).default('below'),
        /** **Alignment.** Whether a label below or above starts or ends at the part. Options: `start` = It starts there, `end` = It ends there. Default: it starts there, and ends there near the right edge. */
        align: z.enum(['start', 'end']).optional(),
      }),
    )
    .min(2)
    .max(10),
})
