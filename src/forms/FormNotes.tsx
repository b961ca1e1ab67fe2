import { Anchor, Text } from '@mantine/core'
import { LinkTo } from '../parts/LinkTo.tsx'
import type { SiteForm } from './definition.ts'
import classes from './FormNotes.module.css'

/** The notes beside the submit button: what visitors must not send, and how their data is used. */
export function FormNotes({ form }: { readonly form: SiteForm }) {
  return (
    <div className={classes.root}>
      <Text className={classes.caution}>{form.caution}</Text>
      <Text>
        {form.privacy}{' '}
        <Anchor component={LinkTo} to={form.policy.to}>
          {form.policy.text}
        </Anchor>
      </Text>
    </div>
  )
}
