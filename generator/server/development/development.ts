import path from 'node:path'
import type { Plugin } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'
import { formServiceSettingsOf } from '../../hosting/formServiceSettings.ts'
import { inbox } from '../inbox.ts'
import { readText } from '../../manifest/files.ts'
import type { CurrentPlan } from '../../bundle/currentPlan.ts'
import type { Project } from '../../manifest/project.ts'
import { readTarget } from '../../hosting/requests.ts'
import { renderDocument } from './renderDocument.ts'
import { showOverlay } from './overlay.ts'
import { regenerate } from './regenerate.ts'

/**
 * Development: generates at the start and whenever a file of the manifest, an image or a font is
 * saved, and renders documents like production. While the manifest has errors, the last valid site stays,
 * and an overlay lists the errors. When a schema is saved, Vite starts the server again, because its configuration
 * imports the schemas.
 */
export function developmentPlugin(
  project: Project,
  plan: CurrentPlan,
  configuration: Configuration,
): Plugin {
  return {
    name: 'site:development',
    apply: 'serve',
    async configureServer(server) {
      // Vitest also starts a Vite server. The tests must not run the generator.
      if (process.env['VITEST'] !== undefined) return undefined
      const log = (line: string) => server.config.logger.info(line)
      const settings = async () => formServiceSettingsOf((await plan.get()).site)
      server.middlewares.use(inbox(project.root, configuration, log, settings))
      let { diagnostics, sources } = await regenerate(project, plan, server)
      server.ws.on('connection', () => showOverlay(server, diagnostics))
      const onSave = (file: string) => {
        plan
          .inOrder(async () => {
            // Checked here, because the previous save may have added an import of this file.
            if (!sources.has(file) && !isAsset(project, file)) return
            const previous = diagnostics
            // The page editor has generated from this text before it saved the file.
            if (previous.length === 0 && plan.isFrom(file, await readText(file))) return
            ;({ diagnostics, sources } = await regenerate(project, plan, server))
            showOverlay(server, diagnostics)
            if (previous.length > 0 && diagnostics.length === 0) {
              log('The manifest has no errors anymore.')
              server.ws.send({ type: 'full-reload' })
            }
          })
          // An error, e.g. a full disk, must not stop the server. The next save tries again.
          .catch((error: unknown) => server.config.logger.error(messageOf(error)))
      }
      for (const event of ['change', 'add', 'unlink'] as const) server.watcher.on(event, onSave)
      return () => {
        server.middlewares.use((request, response, next) => {
          const target = readTarget(request.originalUrl ?? '')
          if (target === undefined) return next()
          plan
            .get()
            .then((current) => renderDocument(server, current, configuration, target.path))
            .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
            .catch((error: unknown) => {
              if (error instanceof Error) server.ssrFixStacktrace(error)
              next(error)
            })
        })
      }
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Whether a file is an image or a font that the manifest can declare. */
const isAsset = ({ images, fonts }: Project, file: string) =>
  [images, fonts].includes(path.dirname(file))
