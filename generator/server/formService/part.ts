/** One part of a form as it was sent: its name and its text. Names may repeat; order is kept. */
export type Part = readonly [name: string, value: string]

/** The value of the first part of a name. */
export const valueOf = (parts: readonly Part[], name: string): string | undefined =>
  parts.find(([own]) => own === name)?.[1]
