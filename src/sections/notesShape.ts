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
   * **Position of the notes.** Where the notes are on a wide screen. Options: `below` = Below in two columns, `start` =
   * In the margin with the heading, `end` = Beside the content. Default: `below`. Details: with `start`, the content is
   * a sheet of paper; with `end`, it stays in view while the notes scroll.
   */
  notesAt: z.enum(['below', 'start', 'end']).optional(),
}
