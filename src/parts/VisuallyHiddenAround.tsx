import { VisuallyHidden } from '@mantine/core'
import { splitText } from '../model/fillText.ts'

/** The properties of a label with a visible part. */
type VisuallyHiddenAroundProps = {
  /** The whole label for assistive technology, with a placeholder for the visible part. */
  readonly label: string
  /** The visible part. */
  readonly visible: string
}

/** A label of which only one part is visible, e.g. “Menu” of “Open Menu”. */
export function VisuallyHiddenAround({ label, visible }: VisuallyHiddenAroundProps) {
  return splitText(label).map((part) =>
    'name' in part ? (
      visible
    ) : (
      <VisuallyHidden key={part.literal} component="span">
        {part.literal}
      </VisuallyHidden>
    ),
  )
}
