import * as z from 'zod'
import { anchor, sectionOf } from '../../model/section.ts'
import { roles } from '../../model/role.ts'
import { contentLine, markdownBlocks, paragraph } from '../../model/text.ts'

/** **Questions and answers.** Frequent questions. Visitors open a question to read its answer. Group: Text. */
export const questionsSchema = sectionOf('questions', {
  /** The questions with their answers, from top to bottom. At least one. */
  questions: z
    .array(
      z
        .strictObject({
          /** **Anchor.** The end of the address of the question, for links that open it, e.g. `refunds` in `/prices#refunds`. Default: none. */
          id: anchor.optional(),
          /** The question, as a visitor would ask it. */
          question: contentLine,
          /** The answer. Each entry is a paragraph. Default: none, if there is a longer answer. Details: then `text` is required. */
          answer: z.array(paragraph).default([]),
          /**
           * **Longer answer.** A longer answer after the paragraphs, with lists, quotes, tables, code and subheadings.
           * Default: none. Details: Markdown: paragraphs with an empty line between them, lists (`-` or `1.`),
           * quotes (`>`), tables (`|`), code (between `~~~ Caption` and `~~~`) and subheadings (`###`).
           */
          text: markdownBlocks
            .refine((text) => !/^\s*##\s/m.test(text), 'write subheadings of an answer with ###')
            .register(roles, { role: 'text', isOnPages: true, isContent: true, markdown: 'blocks' })
            .optional(),
        })
        .refine(({ answer, text }) => answer.length > 0 || text !== undefined, {
          error: 'write an answer, or a text with lists and tables',
          path: ['answer'],
        }),
    )
    .min(1),
})
