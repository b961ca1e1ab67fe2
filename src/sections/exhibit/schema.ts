import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { contentLine, markdownBlocks } from '../../model/text.ts'
import { notesShape } from '../notesShape.ts'

/** **Form or code with notes.** A form or code to look at closely, with notes beside it. Group: Numbers and tables. */
export const exhibitSchema = sectionOf('exhibit', {
  ...notesShape,
  /** The boxes of a form, in reading order. Default: none, if there is a text. Details: then `text` is required. */
  fields: z
    .array(
      z.strictObject({
        /** What is in the box, in small print above the values. */
        term: contentLine,
        /** The values, one per line. At least one. */
        values: z.array(contentLine).min(1),
        /** How much of a row the box has. On phones, a third has a half, and a half has the whole row. Options: `full` = The whole row, `half` = A half, `third` = A third. Default: `full`. */
        width: z.enum(['full', 'half', 'third']).optional(),
      }),
    )
    .default([]),
  /** Code or a table. Default: none. Details: Markdown: a line `~~~ Caption`, the code and a line `~~~`; `~~~ Caption {3, 5-7}` marks lines of it. Tables have `|`. */
  text: markdownBlocks.optional(),
}).refine(({ fields, text }) => fields.length > 0 || text !== undefined, {
  error: 'write the boxes of a form, or a text with code',
  path: ['fields'],
})
