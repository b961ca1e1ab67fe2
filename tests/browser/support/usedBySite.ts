import { test } from '@playwright/test'
import { notUsed, type Feature } from '../../support/features.ts'

/** Returns what the site has of a feature. Skips the running browser test if it has none. */
export function usedBySite<T>(found: T | undefined, feature: Feature): T {
  test.skip(found === undefined, notUsed(feature))
  if (found === undefined) throw new Error('test.skip() throws inside a test.')
  return found
}
