import * as z from 'zod'
import { contentLine, paragraph } from '../model/text.ts'

/** The properties of the kinds of sections whose content can have notes. `NotedFrame` shows them. */
export const notesShape = {
  /** **Notes.** Explanations of the content, e.g. of the lines of a code. On phones, they are below it. Default: none. */
  notes: z
    .array(
      z.strictObject({
        /** The heading. A few words. */
        title: contentLine,
        /** The text. One or two sentences. */
        text: paragraph,
      }),
    )
    .optional(),
  /**
   * **Position of the notes.** On a wide screen: `start` has the heading and the notes in the margin of the content,
   * which is a sheet of paper; `end` has them after the content, which stays in view while they scroll; `below` has
   * the notes below the content, in two columns. Default: `below`.
   */
  notesAt: z.enum(['below', 'start', 'end']).optional(),
}
