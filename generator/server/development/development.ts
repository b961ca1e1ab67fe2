import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { CurrentPlan } from '../../project/currentPlan.ts'
import { generateProject } from '../../project/generateProject.ts'
import { importWithVite } from '../../project/importWithVite.ts'
import { formatDiagnostics, type LocatedDiagnostic } from '../../diagnostics/locatedDiagnostics.ts'
import { writeTree } from '../../emit/write.ts'
import type { Configuration } from '../../configuration.ts'
import { readTarget } from '../../hosting/resolveRequest.ts'
import { readText } from '../../files.ts'
import type { Project } from '../../projectPaths.ts'
import { galleryPlugin } from '../gallery/galleryPlugin.ts'
import { inbox } from '../inbox.ts'
import { endWithParent } from '../preview.ts'
import { hotReloadPlugin, invalidateWritten } from './hotReload.ts'
import { openInEditorPlugin } from './openInEditor.ts'
import { renderHtml } from './renderPage.ts'

/** The Vite plugins of the development server. */
export function developmentPlugins(
  project: Project,
  plan: CurrentPlan,
  configuration: Configuration,
): Plugin[] {
  return [
    openInEditorPlugin(project),
    galleryPlugin(project, plan),
    hotReloadPlugin(project),
    developmentPlugin(project, plan, configuration),
  ]
}

/**
 * Development: generates at the start and whenever a file of the manifest, an image or a font is
 * saved, and renders pages like production. While the manifest has errors, the last valid site stays,
 * and an overlay lists the errors. When a schema is saved, Vite starts the server again, because its configuration
 * imports the schemas.
 */
function developmentPlugin(
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
      endWithParent()
      const log = (line: string) => server.config.logger.info(line)
      server.middlewares.use(inbox(project.root, configuration, log))
      let sources = await regenerate(project, plan, server)
      server.ws.on('connection', () => showOverlay(server, plan.errors()))
      const onSave = (file: string) => {
        plan
          .inOrder(async () => {
            const previous = plan.errors()
            const isAwaited = previous.some(({ code }) => code === 'missing-component')
            // Checked here, because the previous save may have added an import of this file.
            if (!isAwaited && !sources.has(file) && !isAsset(project, file)) return
            // The page editor has generated from this text before it saved the file.
            if (previous.length === 0 && plan.isFrom(file, await readText(file))) return
            sources = await regenerate(project, plan, server)
            showOverlay(server, plan.errors())
            if (previous.length > 0 && plan.errors().length === 0) {
              log('The manifest has no errors anymore.')
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
            .then((current) => renderHtml(server, current, configuration, target.path))
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

/**
 * Updates `generated/` and the plan. If the manifest has errors, both stay unchanged, and the plan knows the errors.
 * Returns the manifest files to watch.
 */
async function regenerate(project: Project, plan: CurrentPlan, server: ViteDevServer) {
  const { files, plan: next, diagnostics, sources } = await generateProject(project, importWithVite)
  if (files === undefined) {
    server.config.logger.error(formatDiagnostics(diagnostics))
    plan.keep(diagnostics)
    return sources
  }
  if (diagnostics.length > 0) server.config.logger.warn(formatDiagnostics(diagnostics))
  // Before the updates of the written files: Vite reloads a page whose first update finds an overlay.
  server.ws.send('site:valid', null)
  const difference = await writeTree(project.generated, files)
  const written = [...difference.missing, ...difference.changed]
  if (written.length > 0) server.config.logger.info(`generated ${written.join(', ')}`)
  invalidateWritten(server, project.generated, difference)
  plan.set(next, sources)
  return sources
}

/** Shows diagnostics of the manifest in Vite's error overlay. Does nothing if there are none. */
function showOverlay(server: ViteDevServer, diagnostics: readonly LocatedDiagnostic[]) {
  const [first] = diagnostics
  if (first === undefined) return
  const { line, column } = first
  server.ws.send({
    type: 'error',
    err: {
      plugin: 'site',
      message: formatDiagnostics(diagnostics),
      stack: '',
      id: path.join(server.config.root, first.file),
      loc: { file: first.file, line, column },
    },
  })
}
