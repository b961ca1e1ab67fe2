import { direction } from 'virtual:language'

/** The `transform` of a drawing that points in the direction of reading. `width`: of its view box. */
export const mirrored = (width: number): string | undefined =>
  direction === 'rtl' ? `matrix(-1 0 0 1 ${width} 0)` : undefined

/** The `dir` of phone numbers: their groups of digits are written from left to right in every text. */
export const phoneDirection = direction === 'rtl' ? 'ltr' : undefined
