import type { Plugin, Rollup } from 'vite'
import { readEach, type BuiltFiles } from '../../assets/builtFiles.ts'
import { readTarget } from '../../hosting/requests.ts'

/** Serves generated files in development, and emits them in the client build. */
export function builtFilesPlugin(files: BuiltFiles): Plugin {
  return {
    name: 'site:built-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const target = readTarget(request.url ?? '')
        const file = files.all().find(({ fileName }) => target?.path === `/${fileName}`)
        if (file === undefined) return next()
        file
          .read()
          .then((body) => response.setHeader('Content-Type', file.type).end(body))
          .catch(next)
      })
    },
    async generateBundle(this: Rollup.PluginContext) {
      if (this.environment.name !== 'client') return
      await readEach(files, async ({ fileName }, source) => {
        this.emitFile({ type: 'asset', fileName, source })
      })
    },
  }
}
