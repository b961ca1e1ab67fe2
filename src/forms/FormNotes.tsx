import { Anchor, Text } from '@mantine/core'
import { LinkTo } from '../parts/LinkTo.tsx'
import type { RenderedForm } from './renderedForm.ts'
import classes from './FormNotes.module.css'

/** Beside the button: what must not be sent, and what happens with what is. */
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
