import type { PageStyles } from './pageStyles.ts'
import type { Measure } from './textStyles.ts'

/** What boxes are made with. */
export type BoxContext = {
  readonly styles: PageStyles
  readonly measure: Measure
  /** The space between blocks and terms, relative to the smallest one. At least 1. */
  readonly spacing: number
}
