import path from 'node:path'
import postcssMantine from 'postcss-preset-mantine'
import postcssVariables from 'postcss-simple-vars'
import type { PluginOption, UserConfig } from 'vite'
import react from '@vitejs/plugin-react'
import { languageOf } from '../../src/site/site.ts'
import { breakpoints } from '../../src/theme/designTokens.ts'
import { brandFiles } from '../assets/brandFiles.ts'
import { builtFiles, type BuiltFiles } from '../assets/builtFiles.ts'
import { navigationFile } from '../emit/generate.ts'
import { relativePath } from '../files.ts'
import { builtFilesPlugin, responsiveImagesPlugin } from './builtFiles.ts'
import { carouselPlugin } from './carousel.ts'
import type { SiteBuild } from './siteBuild.ts'
import { pageLanguagesPlugin, splitLanguage } from './pageLanguages.ts'
import { classNamesPlugin, menuBreakpointPlugin, mirrorStyles, themePlugin } from './styleSheets.ts'
import { virtualModulesPlugin } from './virtualModules.ts'
import { webFontPlugin } from './webFont.ts'

/**
 * The Vite configuration of the site, for builds and development. The plugins add generated files to
 * `files`. A build writes them itself, beside the bundling.
 */
export function siteConfig(build: SiteBuild, files: BuiltFiles = builtFiles()) {
  const variables = Object.entries(breakpoints).map(([name, width]) => [
    `mantine-breakpoint-${name}`,
    width,
  ])
  const isRtl = async () => languageOf((await build.plan.get()).site).direction === 'rtl'
  return {
    root: build.project.root,
    appType: 'custom',
    publicDir: false,
    clearScreen: false,
    build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
    plugins: [react(), sitePlugins(build, files)],
    css: {
      postcss: {
        plugins: [
          postcssMantine(),
          postcssVariables({ variables: Object.fromEntries(variables) }),
          mirrorStyles(isRtl, path.join(build.project.root, 'src')),
        ],
      },
    },
  } satisfies UserConfig
}

/** In a build, replaces the files in `generated/`, which have all pages, and which another command may change. */
const publishedModulesPlugin = ({ project, modules }: SiteBuild): PluginOption => ({
  name: 'site:published-modules',
  enforce: 'pre',
  load: (id) => modules?.get(relativePath(project.generated, splitLanguage(id).id)),
})

/** The Vite plugins of the site, for builds and development. */
function sitePlugins(build: SiteBuild, files: BuiltFiles): PluginOption[] {
  const { project, plan } = build
  files.add({
    fileName: 'navigation.json',
    read: async () => navigationFile((await plan.get()).site),
  })
  for (const file of brandFiles(project, () => plan.get())) files.add(file)
  return [
    publishedModulesPlugin(build),
    pageLanguagesPlugin(build),
    virtualModulesPlugin(build, files),
    classNamesPlugin(project),
    menuBreakpointPlugin(plan),
    themePlugin(project),
    webFontPlugin(build),
    carouselPlugin(),
    responsiveImagesPlugin(project, files),
    builtFilesPlugin(files, build),
  ]
}
