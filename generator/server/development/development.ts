import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Plugin, ViteDevServer } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'
import { formatDiagnostic, type PlacedDiagnostic } from '../../diagnostics/diagnostics.ts'
import { embeddedFormService } from '../formService/embedded.ts'
<<<<<<< HEAD
import type { CurrentPlan } from '../../build/currentPlan.ts'
import { generateProject } from '../../build/generateProject.ts'
=======
import { generateProject, type ProjectFiles } from '../../build/generateProject.ts'
>>>>>>> b96f828 (Development follows the manifest's imports: saving, adding or removing one of its files regenerates)
import type { Project } from '../../manifest/project.ts'
import { readTarget } from '../../hosting/requestTarget.ts'
import { writeTree } from '../../emit/write.ts'
import { answerInDevelopment } from './answerInDevelopment.ts'
import { importByVite } from '../../build/vite/importByVite.ts'
import { renderAnew } from './renderAnew.ts'

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
<<<<<<< HEAD
      let problems = await regenerate(project, plan, server)
=======
      let { problems, sources } = await regenerate(project, server)
>>>>>>> b96f828 (Development follows the manifest's imports: saving, adding or removing one of its files regenerates)
      server.ws.on('connection', () => showProblems(server, problems))
      let running = Promise.resolve()
      const onSave = (file: string) => {
        running = running
          .then(async () => {
            // Decided in turn: the save before this one may have imported the file.
            if (!sources.includes(file) && !isModel(project, file)) return
            const before = problems
<<<<<<< HEAD
            problems = await untilCurrent(file, () => regenerate(project, plan, server))
=======
            ;({ problems, sources } = await untilCurrent(file, () => regenerate(project, server)))
>>>>>>> b96f828 (Development follows the manifest's imports: saving, adding or removing one of its files regenerates)
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

<<<<<<< HEAD
async function regenerate(
  project: Project,
  plan: CurrentPlan,
  server: ViteDevServer,
): Promise<readonly PlacedDiagnostic[]> {
  const { files, plan: next, problems } = await generateProject(project, importByVite)
=======
/** What is wrong, and the files of the manifest, which are watched. */
type Regenerated = Pick<ProjectFiles, 'problems' | 'sources'>

async function regenerate(project: Project, server: ViteDevServer): Promise<Regenerated> {
  const { files, problems, sources } = await generateProject(project, importByVite)
>>>>>>> b96f828 (Development follows the manifest's imports: saving, adding or removing one of its files regenerates)
  if (files === undefined) {
    server.config.logger.error(problems.map(formatDiagnostic).join('\n\n'))
    return { problems, sources }
  }
  if (problems.length > 0) server.config.logger.warn(problems.map(formatDiagnostic).join('\n\n'))
  const { missing, changed } = await writeTree(project.generated, files)
  const written = [...missing, ...changed]
  if (written.length > 0) server.config.logger.info(`generated ${written.join(', ')}`)
  forget(
    server,
    written.map((file) => path.join(project.generated, file)),
  )
<<<<<<< HEAD
  plan.set(next)
  return []
=======
  return { problems: [], sources }
>>>>>>> b96f828 (Development follows the manifest's imports: saving, adding or removing one of its files regenerates)
}

/** Whoever asks from now on gets the files as they are, even before the watcher has noticed them. */
function forget(server: ViteDevServer, files: readonly string[]) {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const file of files) moduleGraph.onFileChange(file)
  }
  if (files.length > 0) renderAnew(server)
}

function showProblems(server: ViteDevServer, problems: readonly PlacedDiagnostic[]) {
  const [first] = problems
  if (first === undefined) return
  const { line, column } = first
  server.ws.send({
    type: 'error',
    err: {
      plugin: 'site',
      message: problems.map(formatDiagnostic).join('\n\n'),
      stack: '',
      id: path.join(server.config.root, first.file),
      loc: { file: first.file, line, column },
    },
  })
}

/** Whether a file belongs to the model, which says what a manifest may hold. */
function isModel({ root }: Project, file: string): boolean {
  const inside = path.relative(root, file).split(path.sep).join('/')
  return /^src\/(?:model|site)\/|^src\/sections\/(?:\w+\/schema|schemas)\.ts$/.test(inside)
}
