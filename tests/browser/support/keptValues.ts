import { expect, test } from '@playwright/test'
import type { FormOnPage } from './formOn.ts'

/** The annotations with the counts of the form tests. */
export const ANNOTATIONS = {
  kept: 'field values kept',
  posts: 'posts of a double submission',
} as const

/** Expects all fields to have their earlier values after a fault. Adds the count as an annotation. */
export async function expectValuesKept(
  form: FormOnPage,
  before: Record<string, string>,
): Promise<void> {
  const after = await form.values()
  const names = Object.keys(before)
  const kept = names.filter((name) => after[name] === before[name]).length
  test.info().annotations.push({ type: ANNOTATIONS.kept, description: `${kept}/${names.length}` })
  expect(after).toEqual(before)
}

/** Expects a single request for a submission. Adds the count as an annotation. */
export function expectOnePost(received: readonly unknown[]): void {
  test.info().annotations.push({ type: ANNOTATIONS.posts, description: String(received.length) })
  expect(received).toHaveLength(1)
}
