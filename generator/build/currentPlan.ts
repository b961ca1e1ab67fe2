import type { Plan } from '../emit/plan.ts'

/** The current plan of the site. A build has one plan; development replaces it after each save. */
export type CurrentPlan = {
  /** Resolves to the plan. Rejects if the manifest has errors and there was no valid plan before. */
  get(): Promise<Plan>
  /** Replaces the plan. */
  set(plan: Plan): void
  /** Calls `listener` after each replacement. */
  onChange(listener: (plan: Plan) => void): void
}

/** Creates a holder for the current plan. `create` is called at the first `get`. */
export function currentPlan(create: () => Promise<Plan>): CurrentPlan {
  let current: Promise<Plan> | undefined
  const listeners: ((plan: Plan) => void)[] = []
  return {
    get() {
      current ??= create().catch((error: unknown) => {
        // The next call tries again: the author may have corrected the manifest.
        current = undefined
        throw error
      })
      return current
    },
    set(plan) {
      current = Promise.resolve(plan)
      for (const listener of listeners) listener(plan)
    },
    onChange: (listener) => listeners.push(listener),
  }
}
