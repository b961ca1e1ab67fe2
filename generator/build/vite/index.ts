import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PluginOption } from 'vite'
import { brandFiles } from '../../assets/brand/brandFiles.ts'
import { buildFacts, type Configuration } from '../../hosting/configuration.ts'
import { projectAt } from '../../manifest/project.ts'
import { builtFiles } from '../../assets/builtFiles.ts'
import { builtFilesPlugin } from './builtFiles.ts'
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
}

/** Everything that turns the manifest and the sources into a site, for Vite. */
export function sitePlugin({ root, configuration, builtAt }: SiteBuild): PluginOption[] {
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
  ]
}
