import type { Choice } from '../../consent/choice.ts'
import type { Rendered } from '../../model/rendered.ts'
import type { Consent } from '../../site/site.ts'

/** The properties of the consent bar. */
export type ConsentBarProps = {
  readonly texts: Rendered<Consent>
  /** The categories that need consent. If there are none, the bar shows only a notice. */
  readonly categories: readonly string[]
  /** The earlier choice. */
  readonly choice?: Choice
  /** Whether the browser declines for the visitor (Global Privacy Control). */
  readonly isDeclined: boolean
  /** Whether the visitor has reopened the bar. Then it takes the focus, and Escape closes it without a change. */
  readonly isReopened: boolean
  readonly onChoose: (choice: Choice) => void
  readonly onCancel: () => void
}
