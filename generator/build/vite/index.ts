import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { brandFiles } from '../../assets/brand/brandFiles.ts'
import { buildFacts, type Configuration } from '../../hosting/configuration.ts'
import { projectAt, type Project } from '../../manifest/project.ts'
import { builtFiles, builtFilesPlugin } from './builtFiles.ts'
import { carouselPlugin } from './carousel.ts'
import { chunkReportPlugin } from './chunkReport.ts'
import { clockPlugin } from './clock.ts'
import { configurationPlugin } from './configuration.ts'
import { contactsPlugin } from './contacts.ts'
import { environmentsPlugin } from './environments.ts'
import { iconsPlugin } from './icons.ts'
import { mapPlugin } from './map.ts'
import { pagesApartPlugin } from './pagesApart.ts'
import { picturesPlugin } from './pictures.ts'
import { themePlugin } from './theme.ts'
import { webFontPlugin } from './webFont.ts'

/** What the site is built or served for. */
export type SiteBuild = {
  readonly root: string
  readonly configuration: Configuration
  /** The build's clock. ISO 8601 in UTC. */
  readonly builtAt: string
  /** Whether it is served from its sources. */
  readonly serving: boolean
}

/** Everything that turns the manifest and the sources into a site, for Vite. */
export function sitePlugin({ root, configuration, builtAt, serving }: SiteBuild): PluginOption[] {
  const project = projectAt(root)
  const files = builtFiles()
  files.add({
    fileName: 'navigation.json',
    type: 'application/json',
    read: () => readFile(path.join(project.generated, 'navigation.json')),
  })
  for (const file of brandFiles(project)) files.add(file)
  return [
    environmentsPlugin(),
    configurationPlugin(configuration),
    clockPlugin(project, builtAt),
    pagesApartPlugin(project),
    contactsPlugin(project, buildFacts(configuration)),
    mapPlugin(project, configuration),
    themePlugin(project),
    webFontPlugin(root),
    carouselPlugin(),
    iconsPlugin(project, files),
    picturesPlugin(project, files),
    builtFilesPlugin(files),
    chunkReportPlugin(project),
    serving ? developmentPlugins(project, configuration) : [],
  ]
}

/** What a build need not load. */
async function developmentPlugins(
  project: Project,
  configuration: Configuration,
): Promise<Plugin[]> {
  const [target, editor, gallery, refresh, development] = await Promise.all([
    import('../../server/development/checkTarget.ts'),
    import('../../server/development/editor/plugin.ts'),
    import('../../server/development/gallery.ts'),
    import('../../server/development/pageRefresh.ts'),
    import('../../server/development/development.ts'),
  ])
  return [
    target.checkTargetPlugin(),
    editor.editorPlugin(project),
    gallery.galleryPlugin(project),
    refresh.pageRefreshPlugin(),
    development.developmentPlugin(project, configuration),
  ]
}
