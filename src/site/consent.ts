import * as z from 'zod'
import { linkSchema } from '../model/link.ts'
import { line, NAME, paragraph } from '../model/text.ts'

/** The privacy choice: what may be chosen, and the words that it is offered in. */
export const consentSchema = z.strictObject({
  /** What may be agreed to, each by itself. Third parties name theirs. */
  categories: z.record(
    z.string().regex(NAME, 'a name is lower camel case, e.g. maps'),
    z.strictObject({
      /** A word or two, e.g. `Maps`. */
      title: line,
      /** What the visitor has from agreeing, and who learns what. */
      description: paragraph,
    }),
  ),
  /** The heading of the choice, e.g. `Your privacy`. */
  title: line,
  /** Where a third party needs consent: what the visitor is asked, after the categories. */
  question: paragraph,
  /** Agrees to everything. */
  accept: line,
  /** Agrees to nothing. */
  decline: line,
  /** Where there are several categories: agrees to those that are ticked. */
  save: line,
  /** Where no third party needs consent: what the site stores. */
  notice: paragraph,
  /** Closes the notice. */
  close: line,
  /** What opens the choice again, at the foot of every page. */
  reopen: line,
  /** Leads to the page that says more. */
  more: linkSchema,
})

/** The privacy choice, as the manifest's validation leaves it. */
export type Consent = z.output<typeof consentSchema>
