import { HtmlValidate } from 'html-validate'

/**
 * The first two rules are for complete documents, and so not among the recommended ones. The reasons for the
 * disabled rules: HTML allows what the first four reject, and React and browsers write it. Mantine repeats a
 * class. Style attributes contain the values of single images. The style sheet prevents line breaks in phone
 * numbers. The form service joins the values of two fields with the same name ("Other" and its text). The
 * generator warns of long titles.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    'no-missing-references': 'error',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-dup-class': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'form-dup-name': 'off',
    'long-title': 'off',
  },
})

/** The errors of html-validate in a document, each with its line and column. */
export async function validateMarkup(text: string): Promise<string[]> {
  const { results } = await validator.validateString(text)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`,
    ),
  )
}
