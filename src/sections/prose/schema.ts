import * as z from 'zod'
import { PROSE_SIZES } from '../../model/imageSizes.ts'
import { imageAt } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'
import { markdownBlocks, paragraph } from '../../model/text.ts'

/** **Text.** Paragraphs of text, with or without a picture beside them. Group: Text. */
export const proseSchema = sectionOf('prose', {
  /** Paragraphs of text. Default: none, if there is a longer text. Details: then `text` is required. */
  paragraphs: z.array(paragraph).default([]),
  /**
   * Where the heading is on a wide screen. Options: `margin` = Above the list in the margin of the text, `row` = At the
   * left of the statement, which is above the text, `small` = At the left of a smaller text, e.g. a legal one. Default:
   * at the left of the text. Details: a text with an image has its own layout.
   */
  layout: z.enum(['margin', 'row', 'small']).optional(),
  /**
   * **Longer text.** A longer text after the paragraphs, with subheadings, lists, quotes, tables and code.
   * Default: none. Details: Markdown: paragraphs with an empty line between them, subheadings (`##`, and `###` below
   * it), lists (`-` or `1.`), quotes (`>`), tables (`|`) and code: a line `~~~ Caption`, the code and a line `~~~`; `~~~ Caption {3, 5-7}` marks lines of it.
   */
  text: markdownBlocks.optional(),
  /** **List.** A list after the paragraphs. Each entry is an item. Default: no list. */
  points: z.array(paragraph).default([]),
  /** An image beside the text. Default: no image. */
  image: imageAt(PROSE_SIZES).optional(),
  /** **Statement.** A sentence in very large type under the text. Default: none. */
  quote: paragraph.optional(),
  /** **Buttons.** Links, shown as buttons after the text. At most two. Default: none. */
  actions: z.array(linkSchema).max(2).default([]),
  /** **Small print.** A sentence in small print under the buttons. Default: none. */
  note: paragraph.optional(),
})
  .refine(({ paragraphs, text }) => paragraphs.length > 0 || text !== undefined, {
    error: 'write paragraphs, or a text with subheadings and lists',
    path: ['paragraphs'],
  })
  .refine(({ image, layout }) => image === undefined || layout === undefined, {
    error: 'remove the layout, or the image: a text with an image has its own layout',
    path: ['layout'],
  })
