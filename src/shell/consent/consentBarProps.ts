import type { Choice } from '../../consent/choice.ts'
import type { Rendered } from '../../model/rendered.ts'
import type { Consent } from '../../site/consent.ts'

/** The properties of the privacy choice. */
export type ConsentBarProps = {
  readonly words: Rendered<Consent>
  /** The categories that there is something to choose in. None: it is a notice. */
  readonly categories: readonly string[]
  /** What was chosen before. */
  readonly choice?: Choice
  /** Whether the browser declines for the visitor. */
  readonly isDeclined: boolean
  /** Whether the visitor has asked for it: it then takes the focus, and can be left unchanged. */
  readonly isReopened: boolean
  readonly onChoose: (choice: Choice) => void
  readonly onLeave: () => void
}
