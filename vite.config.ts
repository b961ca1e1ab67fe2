import react from '@vitejs/plugin-react'
import postcssMantine from 'postcss-preset-mantine'
import postcssVariables from 'postcss-simple-vars'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { buildTime, readConfiguration, VARIABLES } from './generator/configuration.ts'
import { sitePlugin } from './generator/vite/index.ts'
import { breakpoints } from './src/theme/measures.ts'

export default defineConfig(({ mode }) => {
  const root = import.meta.dirname
  const configuration = readConfiguration({ ...loadEnv(mode, root, VARIABLES), ...process.env })
  if ('problem' in configuration) throw new Error(configuration.problem)
  return {
    root,
    publicDir: false,
    clearScreen: false,
    plugins: [react(), sitePlugin(root, configuration, buildTime(process.env))],
    css: {
      postcss: {
        plugins: [
          postcssMantine(),
          postcssVariables({
            variables: Object.fromEntries(
              Object.entries(breakpoints).map(([name, width]) => [
                `mantine-breakpoint-${name}`,
                width,
              ]),
            ),
          }),
        ],
      },
    },
    server: { port: 5173 },
    test: {
      // Generous, for shared machines.
      testTimeout: 30_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['{generator,src}/**/*.test.ts', 'tests/{generator,types}/**/*.test.ts'],
            exclude: ['src/images/scenes/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'jsdom',
            include: ['{src,tests/components}/**/*.test.tsx'],
          },
        },
        {
          extends: true,
          test: {
            name: 'commands',
            environment: 'node',
            include: ['tests/commands/**/*.test.ts'],
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: { name: 'built', environment: 'node', include: ['tests/built/**/*.test.ts'] },
        },
      ],
    },
  }
})
