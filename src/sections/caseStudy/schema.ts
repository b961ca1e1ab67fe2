import * as z from 'zod'
import { linkSchema } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'
import { contentLine, paragraph } from '../../model/text.ts'

/** A figure before or after the work. `example`: the number in a new section. */
const figure = (example: number) =>
  z.strictObject({
    /** **Figure.** The figure with its unit, e.g. `9 days`. */
    text: contentLine,
    /**
     * **Number for the line.** The number that the line is drawn from, in the same unit before and after, e.g. `216`
     * for nine days in hours. Zero or more.
     */
    value: z
      .number()
      .nonnegative()
      .meta({ examples: [example] }),
  })

/** Figures before and after the work, joined by a line, and what happened in between. Group: Numbers and tables. */
export const caseStudySchema = sectionOf('caseStudy', {
  /** **Word for before.** The word below the figures before the work, e.g. `Before`. */
  before: contentLine,
  /** **Word for after.** The word below the figures after the work, e.g. `After`. */
  after: contentLine,
  /** **Changes.** What was measured before and after the work. One to four. A single one is shown large. */
  changes: z
    .array(
      z.strictObject({
        /** What was measured, e.g. `Time to restore the orders`. */
        title: contentLine,
        /** The figure before the work. */
        before: figure(10),
        /** The figure after the work. */
        after: figure(2),
      }),
    )
    .min(1)
    .max(4),
  /** Facts about the contract, e.g. its team, its duration and its kind. Default: none. */
  facts: z
    .array(
      z.strictObject({
        /** What the fact is about, e.g. `Team`. */
        term: contentLine,
        /** The fact. One line. */
        text: contentLine,
      }),
    )
    .default([]),
  /** **Text.** The parts of the text, e.g. the situation, and what was done. Default: none. */
  parts: z
    .array(
      z.strictObject({
        /** The heading of the part. */
        title: contentLine,
        /** Its paragraphs. At least one. */
        paragraphs: z.array(paragraph).min(1),
      }),
    )
    .default([]),
  /** **Folded on phones.** The text of the line that opens the parts on phones. Default: phones show them at once. */
  folded: contentLine.optional(),
  /** **Link.** A link after the figures, e.g. to the whole case study. Default: none. */
  link: linkSchema.optional(),
})
