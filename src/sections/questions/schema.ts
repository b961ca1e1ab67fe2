import * as z from 'zod'
import { anchor, sectionOf } from '../../model/section.ts'
import { formattedBlocks, line, paragraph, textRegistry } from '../../model/text.ts'

/** Frequent questions. Visitors open a question to read its answer. */
export const questionsSchema = sectionOf('questions', {
  /** The questions with their answers, from top to bottom. At least one. */
  questions: z
    .array(
      z
        .strictObject({
          /** The id of the question, for links that open it, e.g. `/prices#refunds`. Default: none. */
          id: anchor.optional(),
          /** The question, as a visitor would ask it. */
          question: line,
          /** The answer. Each entry is a paragraph. Default: no paragraphs; then `text` is required. */
          answer: z.array(paragraph).default([]),
          /**
           * A longer answer in Markdown, after the paragraphs: paragraphs with an empty line between them, lists
           * (`-` or `1.`), quotes (`>`), tables (`|`) and subheadings (`###`). Default: none.
           */
          text: formattedBlocks
            .refine((text) => !/^\s*##\s/m.test(text), 'write subheadings of an answer with ###')
            .register(textRegistry, { isOnPages: true, markdown: 'blocks' })
            .optional(),
        })
        .refine(({ answer, text }) => answer.length > 0 || text !== undefined, {
          error: 'write an answer, or a text with lists and tables',
          path: ['answer'],
        }),
    )
    .min(1),
})
