import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Plugin } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'
import { embeddedFormService } from '../formService/embedded.ts'
import type { CurrentPlan } from '../../build/currentPlan.ts'
import type { Project } from '../../manifest/project.ts'
import { readTarget } from '../../hosting/requestTarget.ts'
import { answerInDevelopment } from './answerInDevelopment.ts'
import { showProblems } from './overlay.ts'
import { regenerate, type Regenerated } from './regenerate.ts'

/**
 * In development: generates on start and whenever a file of the manifest or of the model is saved,
 * and renders each document as production does. While the manifest has mistakes the last good site
 * stays, under an overlay that lists them.
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
      // Vitest serves modules too; it tests the generator and must not be one.
      if (process.env['VITEST'] !== undefined) return undefined
      const say = (line: string) => server.config.logger.info(line)
      server.middlewares.use(embeddedFormService(project, configuration, say))
      let { problems, sources } = await regenerate(project, plan, server)
      server.ws.on('connection', () => showProblems(server, problems))
      let running = Promise.resolve()
      const onSave = (file: string) => {
        running = running
          .then(async () => {
            // Decided in turn: the save before this one may have imported the file.
            if (!sources.includes(file) && !isModel(project, file)) return
            const before = problems
            const regenerated = () => regenerate(project, plan, server)
            ;({ problems, sources } = await untilCurrent(file, regenerated))
            showProblems(server, problems)
            if (before.length > 0 && problems.length === 0) server.ws.send({ type: 'full-reload' })
          })
          // A full disk, say, must not end the server: the next save tries again.
          .catch((error: unknown) => server.config.logger.error(messageOf(error)))
      }
      for (const event of ['change', 'add', 'unlink'] as const) server.watcher.on(event, onSave)
      return () => {
        server.middlewares.use((request, response, next) => {
          const target = readTarget(request.originalUrl ?? '')
          if (target === undefined) return next()
          plan
            .get()
            .then((current) => answerInDevelopment(server, current, configuration, target.path))
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

/** For so long after it told of a save, the watcher tells nothing of another one. Milliseconds. */
const DEAF = 60

/**
 * What is wrong with the site as its sources are in the end: a file may have been read while it was
 * half written, or be saved twice in a moment, by a formatter say.
 */
async function untilCurrent(
  file: string,
  regenerated: () => Promise<Regenerated>,
): Promise<Regenerated> {
  for (;;) {
    const before = await readFile(file, 'utf8').catch(() => undefined)
    const result = await regenerated()
    if (result.problems.length > 0) await setTimeout(DEAF)
    if ((await readFile(file, 'utf8').catch(() => undefined)) === before) return result
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Whether a file belongs to the model, which says what a manifest may hold. */
function isModel({ root }: Project, file: string): boolean {
  const inside = path.relative(root, file).split(path.sep).join('/')
  return /^src\/(?:model|site)\/|^src\/sections\/(?:\w+\/schema|schemas)\.ts$/.test(inside)
}
