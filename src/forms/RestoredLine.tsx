import { Anchor, Text } from '@mantine/core'
import classes from './RestoredLine.module.css'

/** The properties of the line. */
export type RestoredLineProps = { readonly onClear: () => void }

/** Says that what was entered earlier is back, and offers to forget it. */
export function RestoredLine({ onClear }: RestoredLineProps) {
  return (
    <Text className={classes.root}>
      We restored what you entered earlier in this tab.{' '}
      <Anchor component="button" type="button" className={classes.clear} onClick={onClear}>
        Clear
      </Anchor>
    </Text>
  )
}
