import type { Plugin } from 'vite'

/** Where a build leaves its parts before they are put together, below the project's root. */
export const BUILD = { client: '.build/client', server: '.build/server' } as const

/** The two builds of the site: for the browser, and for rendering. */
export function environmentsPlugin(): Plugin {
  return {
    name: 'site:environments',
    config: () => ({
      appType: 'custom',
      build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
      // The dependency optimizer would bypass the plugin that mends the carousel.
      optimizeDeps: { exclude: ['@mantine/carousel'] },
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
