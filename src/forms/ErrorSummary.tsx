import { Anchor, List, Title } from '@mantine/core'
import * as texts from 'virtual:texts/form'
import type { SiteForm } from './definition.ts'
import classes from './ErrorSummary.module.css'
import { formId } from './fieldId.ts'
import { focusField, focusId } from './focusField.ts'
import type { FieldError } from './useFieldErrors.ts'

/** The properties of the summary. */
export type ErrorSummaryProps = { readonly form: SiteForm; readonly errors: readonly FieldError[] }

/** Lists the errors of a form, each as a link to its field. */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const titleId = `${formId(form)}_problems`
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <Title order={3} id={titleId} className={classes.title}>
        {texts.errorHeading}
      </Title>
      <List className={classes.list}>
        {errors.map(({ field, message }) => (
          <List.Item key={field.name}>
            <Anchor
              href={`#${focusId(form, field)}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(form, field)
              }}
            >
              {message}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </section>
  )
}
