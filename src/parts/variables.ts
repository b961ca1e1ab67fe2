import type { CSSProperties } from 'react'

type Variables = Readonly<Record<`--${string}`, number>>

/** A value of the attribute `style` with variables of a style sheet, e.g. `{ '--phases': 5 }`. */
export const variables = (values: Variables): CSSProperties & Variables => values
