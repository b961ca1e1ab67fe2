import type { Consequence } from '../../../../src/editing/pages/pageRequests.ts'

/** A result of a change, with what it concerns. */
export const consequence = (text: string, items: readonly string[] = []): Consequence => ({
  text,
  items,
})
