import { isDeepStrictEqual } from 'node:util'
import type { LocatedDiagnostic } from '../diagnostics/locatedDiagnostics.ts'
import type { Plan } from '../emit/plan.ts'
import { readText, type ReadText } from '../files.ts'
import { manifestFiles, type FileTexts } from '../manifest/load.ts'
import { manifestSource, type ManifestSource } from '../manifest/locate.ts'
import type { Project } from '../projectPaths.ts'

/** The current plan of the site. A build has one plan; development replaces it after each save. */
export type CurrentPlan = ReturnType<typeof currentPlan>

/** Creates a holder for the current plan. `create` is called at the first `get`. */
export function currentPlan(create: () => Promise<Plan>) {
  let current: Promise<Plan> | undefined
  let from: FileTexts = new Map()
  let errors: readonly LocatedDiagnostic[] = []
  let tasks: Promise<unknown> = Promise.resolve()
  const listeners: ((plan: Plan) => void)[] = []
  let source: ManifestSource | undefined
  /** Reads a file of the manifest as it was when the plan was generated. */
  const read: ReadText = async (file) => (from.size === 0 ? readText(file) : from.get(file))
  return {
    /** Resolves to the plan. Rejects if the manifest has errors and there was no valid plan before. */
    get(): Promise<Plan> {
      current ??= create().catch((error: unknown) => {
        // The next call tries again: the author may have corrected the manifest.
        current = undefined
        throw error
      })
      return current
    },
    /** Replaces the plan by one that was generated from these files. */
    set(plan: Plan, sources: FileTexts) {
      current = Promise.resolve(plan)
      from = sources
      errors = []
      for (const listener of listeners) listener(plan)
    },
    /** Keeps the plan, because the manifest has these errors now. */
    keep(found: readonly LocatedDiagnostic[]) {
      errors = found
    },
    /** The errors that the manifest has now. Then the plan is that of the last version without errors. */
    errors: () => errors,
    read,
    /** The files of the manifest from which the plan was generated. They are parsed again only if one has changed. */
    async source(project: Project): Promise<ManifestSource> {
      const files = await manifestFiles(project, read)
      if (source === undefined || !isDeepStrictEqual(source.files, files)) {
        source = manifestSource(files)
      }
      return source
    },
    /** Whether the plan was set, and generated from this text of a file. */
    isFrom: (file: string, text: string | undefined) => from.has(file) && from.get(file) === text,
    /** Calls `listener` after each replacement. */
    onChange: (listener: (plan: Plan) => void) => void listeners.push(listener),
    /**
     * Starts a task when the earlier tasks have ended. Whatever writes `generated/` and replaces the plan
     * is such a task: otherwise a slow one could replace the files of a later one.
     */
    inOrder<Result>(task: () => Promise<Result>): Promise<Result> {
      const result = tasks.then(task)
      tasks = result.catch(() => {})
      return result
    },
  }
}
