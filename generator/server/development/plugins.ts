import type { Plugin } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'
import { projectAt } from '../../manifest/project.ts'
import { checkTargetPlugin } from './checkTarget.ts'
import { developmentPlugin } from './development.ts'
import { editorPlugin } from './editor/plugin.ts'
import { galleryPlugin } from './gallery.ts'
import { pageRefreshPlugin } from './pageRefresh.ts'

/** What the development server does beyond what a build does. */
export function developmentPlugins(root: string, configuration: Configuration): Plugin[] {
  const project = projectAt(root)
  return [
    checkTargetPlugin(),
    editorPlugin(project),
    galleryPlugin(project),
    pageRefreshPlugin(),
    developmentPlugin(project, configuration),
  ]
}
