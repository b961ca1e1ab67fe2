import type { Plan } from '../emit/plan.ts'

/** The plan that the site is made from: fixed in a build, replaced after each save in development. */
export type CurrentPlan = {
  /** The plan. Rejects while there is none because the manifest has errors. */
  get(): Promise<Plan>
  /** Replaces the plan. */
  set(plan: Plan): void
  /** Calls `listener` after each replacement. */
  onChange(listener: (plan: Plan) => void): void
}

/** A plan that `make` makes when it is first asked for. */
export function currentPlan(make: () => Promise<Plan>): CurrentPlan {
  let current: Promise<Plan> | undefined
  const listeners: ((plan: Plan) => void)[] = []
  return {
    get() {
      current ??= make().catch((error: unknown) => {
        // The manifest may be right the next time.
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
