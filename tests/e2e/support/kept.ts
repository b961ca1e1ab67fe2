import { expect, test } from '@playwright/test'
import type { FormOnPage } from './forms.ts'

/** What the tests of forms count, each as an annotation. */
export const COUNTED = { kept: 'field values kept', posts: 'posts of a double submission' } as const

/** That each element of a form holds what it did, after something that went wrong; it is counted. */
export async function expectKept(form: FormOnPage, before: Record<string, string>): Promise<void> {
  const after = await form.values()
  const names = Object.keys(before)
  const kept = names.filter((name) => after[name] === before[name]).length
  test.info().annotations.push({ type: COUNTED.kept, description: `${kept}/${names.length}` })
  expect(after).toEqual(before)
}

/** That a submission was posted once, however often its button was pressed; it is counted. */
export function expectOnePost(received: readonly unknown[]): void {
  test.info().annotations.push({ type: COUNTED.posts, description: String(received.length) })
  expect(received).toHaveLength(1)
}
