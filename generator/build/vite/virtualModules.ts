import type { DevEnvironment, Plugin } from 'vite'
import type { BuiltFiles } from '../../assets/builtFiles.ts'
import { clock } from './modules/clock.ts'
import { documents } from './modules/documents.ts'
import { configuration } from './modules/configuration.ts'
import { icons } from './modules/icons.ts'
import { language } from './modules/language.ts'
import { maps } from './modules/maps.ts'
import { texts, textsModule } from './modules/texts.ts'
import type { VirtualModule } from './modules/virtualModule.ts'
import { consent, dataFlows } from './modules/thirdParties.ts'
import type { SiteBuild } from './siteBuild.ts'

/** The virtual modules, through which components read values of the plan and of the environment. */
const MODULES: Readonly<Record<string, VirtualModule>> = {
  'virtual:clock': clock,
  'virtual:configuration': configuration,
  'virtual:consent': consent,
  'virtual:data-flows': dataFlows,
  'virtual:documents': documents,
  'virtual:icons': icons,
  'virtual:language': language,
  'virtual:maps': maps,
  ...texts,
}

/** The module that exports all areas of the texts. */
const TEXTS = 'virtual:texts'

/** Serves the virtual modules. In development, a module is reloaded if its text changes with the plan. */
export function virtualModulesPlugin(build: SiteBuild, files: BuiltFiles): Plugin {
  const loaded = new Map<string, string>()
  let isDevelopment = false
  const codeOf = async (create: VirtualModule) => {
    const plan = await build.plan.get()
    const { project, configuration, builtAt } = build
    const values = await create({ project, plan, configuration, builtAt, isDevelopment, files })
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  }
  const reloadChanged = async (environments: readonly DevEnvironment[]) => {
    for (const [id, before] of loaded) {
      const create = MODULES[id]
      if (create === undefined || (await codeOf(create)) === before) continue
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
    resolveId: (id) => (id in MODULES || id === TEXTS ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved === `\0${TEXTS}`) return textsModule
      const id = resolved.slice(1)
      const create = MODULES[id]
      if (resolved !== `\0${id}` || create === undefined) return undefined
      const code = await codeOf(create)
      loaded.set(id, code)
      return code
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
