import { Anchor, List, Title } from '@mantine/core'
import type { SiteForm } from './definition.ts'
import classes from './ErrorSummary.module.css'
import { formId } from './fieldId.ts'
import { focusField, focusId } from './focusField.ts'
import type { Mistake } from './useMistakes.ts'

/** The properties of a summary. */
export type ErrorSummaryProps = { readonly form: SiteForm; readonly mistakes: readonly Mistake[] }

/** What is wrong with a form, each a link to its field. */
export function ErrorSummary({ form, mistakes }: ErrorSummaryProps) {
  const titleId = `${formId(form)}_problems`
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <Title order={3} id={titleId} className={classes.title}>
        There is a problem
      </Title>
      <List className={classes.list}>
        {mistakes.map(({ field, message }) => (
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
