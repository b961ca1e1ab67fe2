import { buildSite, runNamedTest, type Detection } from './detect.ts'
import { changesBuild, readsBuild, type Mutation } from './mutation.ts'
import type { MutationCopy } from './mutationCopy.ts'

/** What a mutation needs before its test can run: no build, the plain build, or a build of its own. */
export type BuildNeed = 'none' | 'plain' | 'own'

/** What a mutation needs before its test can run. */
export function buildNeed(mutation: Mutation): BuildNeed {
  if (!readsBuild(mutation)) return 'none'
  return changesBuild(mutation) ? 'own' : 'plain'
}

/** Applies a mutation to the copy, builds if its test needs that, runs the test, and reverts it. */
export async function checkMutation(copy: MutationCopy, mutation: Mutation): Promise<Detection> {
  const problem = copy.apply(mutation)
  if (problem !== undefined) return { outcome: 'does not apply', message: problem }
  try {
    if (buildNeed(mutation) === 'own') {
      const failed = await buildSite(copy.root)
      if (failed !== undefined) return { outcome: 'broken', message: failed }
    }
    return await runNamedTest(copy.root, mutation.test)
  } finally {
    copy.revert(mutation)
  }
}
