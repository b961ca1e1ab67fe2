import { pageEditorPlugin } from './generator/editor/server/editorPlugin.ts'
import { loadEnv } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { currentPlan } from './generator/project/currentPlan.ts'
import { createEdits } from './generator/project/edits.ts'
import { planOf } from './generator/project/generateProject.ts'
import { importWithVite } from './generator/project/importWithVite.ts'
import { siteConfig } from './generator/bundle/viteConfig.ts'
import { buildTime, readConfiguration, envFileVariables } from './generator/configuration.ts'
import { folderProblem, projectAt } from './generator/projectPaths.ts'
import { versionRequests } from './generator/inspect/versionRequests.ts'
import { developmentPlugins } from './generator/server/development/development.ts'
import { invalidateWritten } from './generator/server/development/hotReload.ts'
import { readBody } from './generator/server/inbox.ts'
import { portFrom } from './generator/server/preview.ts'
import type { Site } from './src/site/site.ts'
import { textsSchema } from './src/site/texts.ts'

/** Tests with generated input. `npm test` runs them with little. */
const HOSTILE = 'tests/generator/hostile/**/*.test.ts'

/** Generous, for shared machines. */
const TIMEOUTS = { testTimeout: 30_000, hookTimeout: 60_000 }

const TEST_PROJECTS: readonly TestProjectInlineConfiguration['test'][] = [
  {
    ...TIMEOUTS,
    name: 'unit',
    environment: 'node',
    // Files share the loaded modules, because loading them again takes longer than most tests.
    isolate: false,
    include: ['{generator,src}/**/*.test.ts', 'tests/{generator,thisSite}/**/*.test.ts'],
    exclude: [HOSTILE],
  },
  // It replaces modules. A module that another file has loaded cannot be replaced.
  { ...TIMEOUTS, name: 'isolated', environment: 'node', include: [HOSTILE] },
  {
    ...TIMEOUTS,
    name: 'components',
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['src/parts/testing/setup.ts'],
    // Mantine lists the classes of the theme, which Vitest would otherwise replace by a proxy.
    css: { include: /\/theme\/components\// },
    include: ['{src,generator,tests/components}/**/*.test.tsx'],
  },
  {
    ...TIMEOUTS,
    name: 'more',
    environment: 'node',
    include: ['tests/more/**/*.test.ts', HOSTILE],
    env: { MANY_RUNS: 'true' },
    testTimeout: 60_000,
  },
  {
    ...TIMEOUTS,
    name: 'built',
    environment: 'node',
    // Files share the loaded modules, because loading them takes longer than most tests.
    isolate: false,
    include: ['tests/built/**/*.test.ts'],
  },
]

/** The development server and the tests; builds have no need of this file. */
export default defineConfig(({ mode }) => {
  const root = import.meta.dirname
  // Tests do not depend on the configuration of this machine.
  const configuration = readConfiguration(
    mode === 'test'
      ? {}
      : { ...envFileVariables((prefixes) => loadEnv(mode, root, prefixes)), ...process.env },
  )
  if ('problem' in configuration) return stop(configuration.problem)
  const problem = folderProblem(root)
  if (problem !== undefined) return stop(problem)
  const project = projectAt(root)
  const plan = currentPlan(async () => {
    const own = await planOf(project, importWithVite)
    return mode === 'test' ? { ...own, site: inEnglish(own.site) } : own
  })
  const builtAt = orStop(() => buildTime(process.env))
  const site = () => siteConfig({ project, plan, configuration, builtAt })
  const development = site()
  return {
    ...development,
    plugins: [
      ...development.plugins,
      pageEditorPlugin({
        project,
        readBody,
        versions: versionRequests(project, plan, configuration.deployHook),
        createEdits: (server) =>
          createEdits(project, plan, (generated, warnings) => {
            invalidateWritten(server, project.generated, generated)
            if (warnings !== '') server.config.logger.warn(warnings)
          }),
      }),
      developmentPlugins(project, plan, configuration),
    ],
    server: {
      port: orStop(() => portFrom(process.env, 5173)),
      watch: {
        // Builds and tests write there while the server runs, many files for each page.
        ignored: [`${root}/.build/**`, `${root}/.cache/**`],
        // A text editor may write a file in several steps. Its content is read after the last one.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
    },
    // Dependencies are found at the start. Otherwise the first page would be loaded several times.
    optimizeDeps: { entries: ['src/entry-client.tsx', 'generator/editor/client/main.tsx'] },
    test: {
      // By default one processor is left to others.
      maxWorkers: '100%',
      reporters: ['minimal'],
      // With `extends`, this file would be bundled again for each project.
      projects: TEST_PROJECTS.map((test) => ({ ...site(), test })),
    },
  }
})

/** A site in English, with the default texts. Tests of components can then name texts. */
function inEnglish(site: Site): Site {
  return { ...site, language: 'en-US', direction: 'ltr', texts: textsSchema.parse({}) }
}

/** Calls a function that reads an environment variable. */
function orStop<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

/** Ends the process with a message. Vite would print an error with its stack trace. */
function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
