import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PluginOption } from 'vite'
import { brandFiles } from '../../assets/brand/brandFiles.ts'
import { builtFiles } from '../../assets/builtFiles.ts'
import { builtFilesPlugin } from './builtFiles.ts'
import { calendarFilesPlugin } from './calendarFiles.ts'
import { carouselPlugin } from './carousel.ts'
import { chunkReportPlugin } from './chunkReport.ts'
import { documentsPlugin } from './documents.ts'
import { environmentsPlugin } from './environments.ts'
import { responsiveImagesPlugin } from './responsiveImages.ts'
import { menuBreakpointPlugin } from './menuBreakpoint.ts'
import type { SiteBuild } from './siteBuild.ts'
import { virtualModulesPlugin } from './virtualModules.ts'
import { themePlugin } from './theme.ts'
import { webFontPlugin } from './webFont.ts'

/** The Vite plugins of the site, for builds and development. */
export function sitePlugins(build: SiteBuild): PluginOption[] {
  const { project, plan } = build
  const files = builtFiles()
  files.add({
    fileName: 'navigation.json',
    type: 'application/json',
    read: () => readFile(path.join(project.generated, 'navigation.json')),
  })
  for (const file of brandFiles(project, () => plan.get())) files.add(file)
  return [
    environmentsPlugin(),
    virtualModulesPlugin(build, files),
    menuBreakpointPlugin(plan),
    themePlugin(project),
    webFontPlugin(build),
    carouselPlugin(),
    responsiveImagesPlugin(project, files),
    documentsPlugin(build),
    builtFilesPlugin(files),
    calendarFilesPlugin(plan),
    chunkReportPlugin(project),
  ]
}
