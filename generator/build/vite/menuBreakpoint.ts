import type { DevEnvironment, Plugin } from 'vite'
import type { CurrentPlan } from '../currentPlan.ts'

/** The name in style sheets, e.g. `@media (min-width: $menu-breakpoint)`. */
const VARIABLE = '$menu-breakpoint'

/**
 * Replaces `$menu-breakpoint` in style sheets by `menu.horizontalFrom` of the manifest, because media
 * queries cannot use CSS variables. In development, the style sheets are reloaded if the value changes.
 */
export function menuBreakpointPlugin(plan: CurrentPlan): Plugin {
  const users = new Map<string, string>()
  const reloadUsers = async (environments: readonly DevEnvironment[], value: string) => {
    for (const [id, replacedBy] of users) {
      if (replacedBy === value) continue
      for (const environment of environments) {
        const module = environment.moduleGraph.getModuleById(id)
        if (module !== undefined) await environment.reloadModule(module)
      }
    }
  }
  return {
    name: 'site:menu-breakpoint',
    // Before Vite's own CSS plugin.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: VARIABLE },
      async handler(code, id) {
        const { horizontalFrom } = (await plan.get()).site.menu
        users.set(id, horizontalFrom)
        return { code: code.replaceAll(VARIABLE, horizontalFrom), map: null }
      },
    },
    configureServer({ environments, config }) {
      plan.onChange(({ site }) => {
        reloadUsers(Object.values(environments), site.menu.horizontalFrom).catch((error: unknown) =>
          config.logger.error(String(error)),
        )
      })
    },
  }
}
