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
import { builtFilesPlugin, responsiveImagesPlugin } from './builtFilesPlugin.ts'
import { carouselPlugin } from './carousel.ts'
import type { PluginInput } from './pluginInput.ts'
import { pageLanguagesPlugin } from './pageLanguages.ts'
import { classNamesPlugin, menuBreakpointPlugin, mirrorStyles, themePlugin } from './styleSheets.ts'
import { virtualModulesPlugin } from './virtualModules.ts'
import { webFontPlugin } from './webFont.ts'

/**
 * The Vite configuration of the site, for builds and development. The plugins add generated files to
 * `files`. A build writes them itself, beside the bundling.
 */
export function siteConfig(input: PluginInput, files: BuiltFiles = builtFiles()) {
  const variables = Object.entries(breakpoints).map(([name, width]) => [
    `mantine-breakpoint-${name}`,
    width,
  ])
  const isRtl = async () => languageOf((await input.plan.get()).site).direction === 'rtl'
  return {
    root: input.project.root,
    appType: 'custom',
    publicDir: false,
    clearScreen: false,
    build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
    plugins: [react(), sitePlugins(input, files)],
    css: {
      // No replacement of light-dark(), which no style uses (`Features.LightDark` of Lightning CSS).
      lightningcss: { exclude: 1 << 20 },
      postcss: {
        plugins: [
          postcssMantine(),
          postcssVariables({ variables: Object.fromEntries(variables) }),
          mirrorStyles(isRtl, path.join(input.project.root, 'src')),
        ],
      },
    },
  } satisfies UserConfig
}

/** The Vite plugins of the site, for builds and development. */
function sitePlugins(input: PluginInput, files: BuiltFiles): PluginOption[] {
  const { project, plan } = input
  files.add({
    fileName: 'navigation.json',
    read: async () => navigationFile((await plan.get()).site),
  })
  for (const file of brandFiles(project, () => plan.get())) files.add(file)
  return [
    pageLanguagesPlugin(input),
    virtualModulesPlugin(input, files),
    classNamesPlugin(project),
    menuBreakpointPlugin(plan),
    themePlugin(project),
    webFontPlugin(input),
    carouselPlugin(),
    responsiveImagesPlugin(project, files),
    builtFilesPlugin(files, input),
  ]
}
