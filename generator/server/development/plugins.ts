import type { Plugin, Connect } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'
import type { CurrentPlan } from '../../bundle/currentPlan.ts'
import type { Project } from '../../manifest/project.ts'
import { developmentPlugin } from './development.ts'
import { editorPlugin } from './editor/plugin.ts'
import { galleryPlugin } from './gallery.ts'
import { menuReloadPlugin, pageHotReloadPlugin } from './hotReload.ts'
import { readTarget } from '../../hosting/requests.ts'
import { sendStatus } from '../preview.ts'

/** The Vite plugins of the development server. */
export function developmentPlugins(
  project: Project,
  plan: CurrentPlan,
  configuration: Configuration,
): Plugin[] {
  return [
    checkTargetPlugin(),
    editorPlugin(project),
    galleryPlugin(project, plan),
    pageHotReloadPlugin(),
    menuReloadPlugin(project),
    developmentPlugin(project, plan, configuration),
  ]
}

/** Development: checks each request before Vite and other plugins handle it. */
function checkTargetPlugin(): Plugin {
  return {
    name: 'site:check-target',
    apply: 'serve',
    configureServer: {
      order: 'pre',
      handler(server) {
        server.middlewares.use(checkTarget)
      },
    },
  }
}

/**
 * Answers malformed request targets with 400; Vite would answer with 500. Removes the header `Range`,
 * which servers may ignore: Vite sends wrong bytes for `bytes=-5` and fails for `bytes=5-2`.
 */
const checkTarget: Connect.NextHandleFunction = (request, response, next) => {
  if (readTarget(request.url ?? '') === undefined) return sendStatus(response, 400, {})
  delete request.headers.range
  return next()
}
