import * as z from 'zod'
import { evidenceSchema } from '../../model/constant.ts'
import { linkSchema, linkTarget } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'
import { contentLine } from '../../model/text.ts'

/** A term with its values. */
const constantSchema = z.strictObject({
  /** The term, e.g. `CAGE code`. */
  term: contentLine,
  /** **Figure.** A figure in large type above the term, e.g. `140`. Such terms are before the others of a list. Default: none. */
  figure: contentLine.optional(),
  /** The values of the term, one per line. At least one. Details: e.g. `['1ABC2']`. */
  values: z.array(contentLine).min(1),
  /**
   * Where the value leads, e.g. `mailto:info@example.com`. Use it for a single value. Default: no link. Details:
   * all values of the term link to it.
   */
  link: linkTarget.optional(),
  /** **Source.** Where the values come from and when they were confirmed, which the page shows. Default: none. */
  evidence: evidenceSchema.optional(),
})

/** **Facts.** Terms with their values, e.g. registrations, codes, contacts. Group: Numbers and tables. */
export const factSheetSchema = sectionOf('factSheet', {
  /**
   * How the terms are arranged: a row for each, three beside each other, or up to six short ones in a band. Options:
   * `list` = Rows, `grid` = Three columns, `strip` = In a band. Default: `list`.
   */
  layout: z.enum(['list', 'grid', 'strip']).default('list'),
  /** **Folded on phones.** Instead of a list, phones show only this short line, e.g. `Nine reasons`, until a visitor opens it. Default: they show the list. */
  folded: contentLine.optional(),
  /** The terms with their values, from top to bottom. At least one. */
  facts: z.array(constantSchema).min(1),
  /** **Link.** A link to more of them. Default: none. */
  more: linkSchema.optional(),
})
