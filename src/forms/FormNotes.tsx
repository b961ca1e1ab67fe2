import { Anchor, Text } from '@mantine/core'
import { LinkTo } from '../parts/LinkTo.tsx'
import type { SiteForm } from './definition.ts'
import classes from './FormNotes.module.css'

/** The notes beside the submit button: what visitors must not send, and how their data is used. */
export function FormNotes({ form }: { readonly form: SiteForm }) {
  const { caution, privacy, policy } = form
  return (
    <div className={classes.root}>
      {caution && <Text className={classes.caution}>{caution}</Text>}
      <Text>
        {privacy}
        {policy && (
          <>
            {' '}
            <Anchor component={LinkTo} to={policy.to}>
              {policy.text}
            </Anchor>
          </>
        )}
      </Text>
    </div>
  )
}
