import type { Plugin } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'
import type { CurrentPlan } from '../../bundle/currentPlan.ts'
import type { Project } from '../../manifest/project.ts'
import { checkTargetPlugin } from './checkTarget.ts'
import { developmentPlugin } from './development.ts'
import { editorPlugin } from './editor/plugin.ts'
import { galleryPlugin } from './gallery.ts'
import { menuReloadPlugin } from './menuReload.ts'
import { pageHotReloadPlugin } from './pageHotReload.ts'

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
