import { HtmlValidate } from 'html-validate'

/**
 * The rules that are off, and why. HTML allows what the first four refuse, and React and browsers
 * write it so. Mantine names one class twice. Style attributes hold what differs from image to
 * image. That a telephone number stays on its line is for the style sheet. Of two fields with one
 * name, the form service joins the values: "Other" and its text.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-dup-class': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'form-dup-name': 'off',
  },
})

/** What html-validate's recommended rules find wrong in a document, each with its place. */
export async function validateMarkup(text: string): Promise<string[]> {
  const { results } = await validator.validateString(text)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`,
    ),
  )
}
