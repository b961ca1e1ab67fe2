import { Anchor, Text } from '@mantine/core'
import * as texts from 'virtual:texts/form'
import classes from './RestoredNotice.module.css'

/** The properties of the notice. */
export type RestoredNoticeProps = { readonly onClear: () => void }

/** Says that values from earlier in this tab are restored, and offers to clear them. */
export function RestoredNotice({ onClear }: RestoredNoticeProps) {
  return (
    <Text className={classes.root}>
      {texts.restored}{' '}
      <Anchor component="button" type="button" className={classes.clear} onClick={onClear}>
        {texts.clear}
      </Anchor>
    </Text>
  )
}
