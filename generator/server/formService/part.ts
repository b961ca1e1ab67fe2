/** The name and value of a submitted form field. A name may occur several times. */
export type Part = readonly [name: string, value: string]

/** The value of the first part with this name. */
export const valueOf = (parts: readonly Part[], name: string): string | undefined =>
  parts.find(([partName]) => partName === name)?.[1]
