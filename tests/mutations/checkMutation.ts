import { buildSite, runNamedTest, type Detection } from './detect.ts'
import { changesBuild, readsBuild, type Mutation } from './mutation.ts'
import type { MutationCopy } from './mutationCopy.ts'

/** The build that a test needs: none, the unchanged (`plain`) build, or a build with the mutation (`own`). */
export type BuildNeed = 'none' | 'plain' | 'own'

/** The build that the test of a mutation needs. */
export function buildNeed(mutation: Mutation): BuildNeed {
  if (!readsBuild(mutation)) return 'none'
  return changesBuild(mutation) ? 'own' : 'plain'
}

/** Applies a mutation to the copy, builds if necessary, runs the test, and reverts the mutation. */
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
