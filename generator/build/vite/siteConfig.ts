import react from '@vitejs/plugin-react'
import postcssMantine from 'postcss-preset-mantine'
import postcssVariables from 'postcss-simple-vars'
import type { UserConfig } from 'vite'
import { breakpoints } from '../../../src/theme/measures.ts'
import { sitePlugin, type SiteBuild } from './index.ts'

/** How Vite builds and serves the site. */
export function siteConfig(site: SiteBuild) {
  const variables = Object.entries(breakpoints).map(([name, width]) => [
    `mantine-breakpoint-${name}`,
    width,
  ])
  return {
    root: site.root,
    publicDir: false,
    clearScreen: false,
    plugins: [react(), sitePlugin(site)],
    css: {
      modules: { generateScopedName: '[hash:base64:5]' },
      postcss: {
        plugins: [postcssMantine(), postcssVariables({ variables: Object.fromEntries(variables) })],
      },
    },
  } satisfies UserConfig
}
