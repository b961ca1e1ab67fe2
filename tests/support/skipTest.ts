import type { TestContext } from 'vitest'
import { notUsed, type Feature } from './features.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test was skipped. Vitest's JSON report contains it, but not the note of `skip`. */
    skipReason?: string
  }
}

/** Skips the running Vitest test with a reason. */
export function skipTest({ task, skip }: TestContext, reason: string): never {
  task.meta.skipReason = reason
  return skip(reason)
}

/** Returns what the site has of a feature. Skips the running Vitest test if it has none. */
export function usedBySite<T>(context: TestContext, found: T | undefined, feature: Feature): T {
  return found ?? skipTest(context, notUsed(feature))
}
