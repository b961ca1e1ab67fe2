import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { contentLine, line, paragraph, paragraphLike } from '../../model/text.ts'
import { notesShape } from '../notesShape.ts'
import { tableShape } from '../tableSchema.ts'

/** What a rule decides, and why. */
const outcome = {
  /** What the rule decides, e.g. `**Deny**`. */
  decision: paragraphLike('Decision'),
  /** **Reason.** What visitors read when the rule decides. One or two sentences. */
  reason: paragraph,
}

/** **Rules to try.** A table of rules that visitors can try: they choose the conditions, and the first rule that matches is marked. Group: Numbers and tables. */
export const policySchema = sectionOf('policy', {
  ...tableShape,
  ...notesShape,
  /** What a decision depends on, in reading order: a column and a list to choose from. At least one. */
  conditions: z
    .array(
      z.strictObject({
        /** The header of the column, and the label of the list, e.g. `Device`. */
        title: line,
        /** **Other choices.** What visitors can choose besides the values of the rules. Default: nothing. */
        others: z.array(line).default([]),
      }),
    )
    .min(1),
  /** **Header of the decisions.** The header of the last column. */
  decision: contentLine,
  /** The rules, in order. The first one that matches decides. At least one. */
  rules: z
    .array(
      z.strictObject({
        /** The values for which the rule decides: one for each condition. */
        values: z.array(line).min(1),
        ...outcome,
      }),
    )
    .min(1),
  /** **Otherwise.** What applies if no rule matches. */
  otherwise: z.strictObject({
    /** The first cell of the last row, e.g. `Anything else`. */
    title: contentLine,
    ...outcome,
  }),
}).superRefine(({ conditions, rules }, context) => {
  for (const [index, { values }] of rules.entries()) {
    if (values.length === conditions.length) continue
    context.addIssue({
      code: 'custom',
      path: ['rules', index, 'values'],
      message: `write ${conditions.length} values, one for each condition: these are ${values.length}`,
    })
  }
})
