import { Anchor, Text } from '@mantine/core'
import { LinkTo } from '../parts/LinkTo.tsx'
import type { RenderedForm } from './renderedForm.ts'
import classes from './FormNotes.module.css'

/** The notes beside the submit button: what visitors must not send, and how their data is used. */
export function FormNotes({ form }: { readonly form: RenderedForm }) {
  return (
    <div className={classes.root}>
      <Text className={classes.caution}>{form.caution}</Text>
      <Text>
        {form.privacy}{' '}
        <Anchor component={LinkTo} to="/privacy">
          Privacy policy
        </Anchor>
      </Text>
    </div>
  )
}
