import * as z from 'zod'
import { linkSchema } from '../model/link.ts'
import { line, NAME, paragraph } from '../model/text.ts'

/** The privacy choice of the visitor: its categories and texts. */
export const consentSchema = z.strictObject({
  /** The categories of consent, by name. Each third party that needs consent belongs to one of them. */
  categories: z.record(
    z.string().regex(NAME, 'write a name in lower camel case, e.g. maps'),
    z.strictObject({
      /** The name of the category for visitors, e.g. `Maps`. One or two words. */
      title: line,
      /** What the visitor gets in this category, and who gets which data. */
      description: paragraph,
    }),
  ),
  /** The heading of the privacy bar, e.g. `Your privacy`. */
  title: line,
  /** The question after the categories. Shown if a third party needs consent. */
  question: paragraph,
  /** The label of the button that accepts all categories. */
  accept: line,
  /** The label of the button that declines all categories. */
  decline: line,
  /** The label of the button that accepts the selected categories. Shown if there are several categories. */
  save: line,
  /** What the site stores in the browser. Shown instead of the question if no third party needs consent. */
  notice: paragraph,
  /** The label of the button that closes the notice. */
  close: line,
  /** The label of the button in the footer that opens the privacy bar again. */
  reopen: line,
  /** A link to the page with more information, e.g. the privacy page. */
  more: linkSchema,
})

/** The validated privacy choice, with defaults filled in. */
export type Consent = z.output<typeof consentSchema>
