import type { TestContext } from 'vitest'
import { notUsed, type Feature } from './features.ts'

/** Returns what the site has of a feature. Skips the running Vitest test if it has none. */
export function usedBySite<T>({ skip }: TestContext, found: T | undefined, feature: Feature): T {
  return found ?? skip(notUsed(feature))
}
