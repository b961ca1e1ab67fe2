import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Plugin } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'
import { embeddedFormService } from '../formService/embedded.ts'
import type { CurrentPlan } from '../../build/currentPlan.ts'
import type { Project } from '../../manifest/project.ts'
import { readTarget } from '../../hosting/requestTarget.ts'
import { renderDocument } from './renderDocument.ts'
import { showOverlay } from './overlay.ts'
import { regenerate, type RegenerateResult } from './regenerate.ts'

/**
 * Development: generates at the start and whenever a file of the manifest or the model is saved, and
 * renders documents like production. While the manifest has errors, the last valid site stays, and an
 * overlay lists the errors.
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
      server.middlewares.use(embeddedFormService(project, configuration, log))
      let { diagnostics, sources } = await regenerate(project, plan, server)
      server.ws.on('connection', () => showOverlay(server, diagnostics))
      let running = Promise.resolve()
      const onSave = (file: string) => {
        running = running
          .then(async () => {
            // Checked here, because the previous save may have added an import of this file.
            if (!sources.includes(file) && !isModel(project, file)) return
            const previous = diagnostics
            const generate = () => regenerate(project, plan, server)
            ;({ diagnostics, sources } = await regenerateUntilStable(file, generate))
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

/** After a change, the file watcher ignores further changes of a file for this long. Milliseconds. */
const WATCHER_INTERVAL = 60

/**
 * Generates until the file no longer changes. The first read may see a partly written file, and a
 * formatter may save the file a second time right after.
 */
async function regenerateUntilStable(
  file: string,
  generate: () => Promise<RegenerateResult>,
): Promise<RegenerateResult> {
  for (;;) {
    const before = await readFile(file, 'utf8').catch(() => undefined)
    const result = await generate()
    if (result.diagnostics.length > 0) await setTimeout(WATCHER_INTERVAL)
    if ((await readFile(file, 'utf8').catch(() => undefined)) === before) return result
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Whether a file belongs to the model (the schemas of the manifest). */
function isModel({ root }: Project, file: string): boolean {
  const inside = path.relative(root, file).split(path.sep).join('/')
  return /^src\/(?:model|site)\/|^src\/sections\/(?:\w+\/schema|schemas)\.ts$/.test(inside)
}
