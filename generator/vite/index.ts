import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { brandFiles } from '../brand/brandFiles.ts'
import { buildFacts, type Configuration } from '../configuration.ts'
import { projectAt } from '../project.ts'
import { builtFiles, builtFilesPlugin } from './builtFiles.ts'
import { chunkReportPlugin } from './chunkReport.ts'
import { configurationPlugin } from './configuration.ts'
import { contactsPlugin } from './contacts.ts'
import { developmentPlugin } from './development.ts'
import { editorPlugin } from './editor/plugin.ts'
import { environmentsPlugin } from './environments.ts'
import { galleryPlugin } from './gallery.ts'
import { iconsPlugin } from './icons.ts'
import { leftOutPlugin } from './leftOut.ts'
import { mapPlugin } from './map.ts'
import { pageRefreshPlugin } from './pageRefresh.ts'
import { picturesPlugin } from './pictures.ts'
import { themePlugin } from './theme.ts'

/** Everything that turns the manifest and the sources into a site, for Vite. */
export function sitePlugin(root: string, configuration: Configuration, builtAt: string): Plugin[] {
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
    configurationPlugin(configuration, builtAt),
    contactsPlugin(project, buildFacts(configuration)),
    mapPlugin(project, configuration),
    themePlugin(project),
    leftOutPlugin(),
    iconsPlugin(project, files),
    picturesPlugin(project, files),
    builtFilesPlugin(files),
    chunkReportPlugin(project),
    editorPlugin(project),
    galleryPlugin(project),
    pageRefreshPlugin(),
    developmentPlugin(project, configuration),
  ]
}
