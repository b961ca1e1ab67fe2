import { fieldOf, fieldKind } from '../../fieldSchema.ts'
import { linkSchema } from '../../../model/link.ts'
import { lineNotOnPages } from '../../../model/text.ts'

/** A checkbox with which the visitor agrees to something. */
export const agreement = fieldKind(
  fieldOf('agreement', {
    /** A link in the label. Its text is a part of the label. Default: none. */
    link: linkSchema.optional(),
    /** **Value in the email.** What is sent if the box is checked. Otherwise nothing is sent. Default: `yes`. */
    value: lineNotOnPages.default('yes'),
  }).superRefine(({ label, link }, context) => {
    if (link === undefined || label.split(link.text).length === 2) return
    const message = `write the part of the label ${JSON.stringify(label)} that is the link: it must occur once`
    context.addIssue({ code: 'custom', path: ['link', 'text'], message })
  }),
  { initialValue: '', isStatement: true, example: { entered: '<value>', sent: '<value>' } },
)
