import type { Plugin } from 'vite'

/** Where a build leaves its parts before they are put together, below the project's root. */
export const BUILD = {
  client: '.build/client',
  map: '.build/map',
  server: '.build/server',
} as const

/**
 * The builds of the site: for the browser, for rendering, and for the documents that hold a map,
 * which share no script with the pages.
 */
export function environmentsPlugin(): Plugin {
  return {
    name: 'site:environments',
    config: (_, { command }) => ({
      appType: 'custom',
      build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
      environments: {
        client: {
          build: {
            outDir: BUILD.client,
            emptyOutDir: true,
            rolldownOptions: {
              input: { start: 'src/entry-start.ts', client: 'src/entry-client.tsx' },
              output: {
                codeSplitting: {
                  // All that every page needs is one script: it compresses best, and comes in one request.
                  groups: [{ name: 'client', test: /[\\/]src[\\/]entry-client\.tsx$/ }],
                },
              },
            },
          },
        },
        ...(command === 'build' && {
          map: {
            consumer: 'client',
            build: {
              outDir: BUILD.map,
              emptyOutDir: true,
              rolldownOptions: { input: { map: 'src/map/entry.tsx' } },
            },
          },
        }),
        ssr: {
          build: {
            outDir: BUILD.server,
            emptyOutDir: true,
            emitAssets: false,
            rolldownOptions: { input: { server: 'src/entry-server.tsx' } },
          },
          resolve: { noExternal: [/^@mantine\//, /^@tanstack\//] },
        },
      },
    }),
  }
}
