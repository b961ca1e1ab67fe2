import * as z from 'zod'
import { anchor, sectionShape } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Frequent questions. Visitors open a question to read its answer. */
export const questionsSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: questions that visitors open to read the answers. */
  kind: z.literal('questions'),
  /** The questions with their answers, from top to bottom. At least one. */
  questions: z
    .array(
      z.strictObject({
        /** The id of the question, for links that open it, e.g. `/prices#refunds`. Default: none. */
        id: anchor.optional(),
        /** The question, as a visitor would ask it. */
        question: line,
        /** The answer. Each entry is a paragraph. At least one. */
        answer: z.array(paragraph).min(1),
      }),
    )
    .min(1),
})
