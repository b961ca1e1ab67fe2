import type { ViteDevServer } from 'vite'
import type { Plan } from '../emit/plan.ts'
import type { Configuration } from '../configuration.ts'
import type { Project } from '../projectPaths.ts'
import type { CurrentPlan } from '../project/currentPlan.ts'

/** The input of the Vite plugins, in builds and development. */
export type PluginInput = {
  readonly project: Project
  readonly plan: CurrentPlan
  readonly configuration: Configuration
  /** The time of the build. ISO 8601 in UTC. */
  readonly builtAt: string
}

/**
 * Reloads modules of the development server after each replacement of the plan.
 *
 * @param changedModules returns the ids of the modules to reload
 */
export function reloadOnChange(
  plan: CurrentPlan,
  { environments, config }: ViteDevServer,
  changedModules: (plan: Plan) => Promise<readonly string[]>,
): void {
  const reload = async (next: Plan) => {
    for (const id of await changedModules(next)) {
      for (const environment of Object.values(environments)) {
        const module = environment.moduleGraph.getModuleById(id)
        if (module !== undefined) await environment.reloadModule(module)
      }
    }
  }
  plan.onChange((next) => {
    reload(next).catch((error: unknown) => config.logger.error(String(error)))
  })
}
