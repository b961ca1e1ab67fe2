import path from 'node:path'
import react from '@vitejs/plugin-react'
import postcssMantine from 'postcss-preset-mantine'
import postcssVariables from 'postcss-simple-vars'
import type { UserConfig } from 'vite'
import { breakpoints } from '../../../src/theme/designTokens.ts'
import { languageOf } from '../../../src/site/site.ts'
import { sitePlugins } from './index.ts'
import { mirrorStyles } from './mirrorStyles.ts'
import type { SiteBuild } from './siteBuild.ts'

/** The Vite configuration of the site, for builds and development. */
export function siteConfig(build: SiteBuild) {
  const variables = Object.entries(breakpoints).map(([name, width]) => [
    `mantine-breakpoint-${name}`,
    width,
  ])
  const isRtl = async () => languageOf((await build.plan.get()).site).direction === 'rtl'
  return {
    root: build.project.root,
    publicDir: false,
    clearScreen: false,
    plugins: [react(), sitePlugins(build)],
    css: {
      modules: { generateScopedName: '[hash:base64:5]' },
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
