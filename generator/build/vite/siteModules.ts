import type { DevEnvironment, Plugin } from 'vite'
import type { BuiltFiles } from '../../assets/builtFiles.ts'
import { clock } from './modules/clock.ts'
import { configuration } from './modules/configuration.ts'
import { icons } from './modules/icons.ts'
import { maps } from './modules/maps.ts'
import type { SiteModule } from './modules/siteModule.ts'
import { consent, dataFlows } from './modules/thirdParties.ts'
import type { SiteBuild } from './siteBuild.ts'

/** The virtual modules that give components what the plan and the environment say. */
const MODULES: Readonly<Record<string, SiteModule>> = {
  'virtual:clock': clock,
  'virtual:configuration': configuration,
  'virtual:consent': consent,
  'virtual:data-flows': dataFlows,
  'virtual:icons': icons,
  'virtual:maps': maps,
}

/** Serves these modules. In development a module is reloaded when the plan changes its text. */
export function siteModulesPlugin(build: SiteBuild, files: BuiltFiles): Plugin {
  const served = new Map<string, string>()
  let isDevelopment = false
  const textOf = async (make: SiteModule) => {
    const plan = await build.plan.get()
    const { configuration, builtAt } = build
    const values = await make({ plan, configuration, builtAt, isDevelopment, files })
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  }
  const reloadChanged = async (environments: readonly DevEnvironment[]) => {
    for (const [id, before] of served) {
      const make = MODULES[id]
      if (make === undefined || (await textOf(make)) === before) continue
      for (const environment of environments) {
        const module = environment.moduleGraph.getModuleById(`\0${id}`)
        if (module !== undefined) await environment.reloadModule(module)
      }
    }
  }
  return {
    name: 'site:modules',
    configResolved({ command }) {
      isDevelopment = command === 'serve'
    },
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(resolved) {
      const id = resolved.slice(1)
      const make = MODULES[id]
      if (resolved !== `\0${id}` || make === undefined) return undefined
      const text = await textOf(make)
      served.set(id, text)
      return text
    },
    configureServer({ environments, config }) {
      build.plan.onChange(() => {
        reloadChanged(Object.values(environments)).catch((error: unknown) =>
          config.logger.error(String(error)),
        )
      })
    },
  }
}
