import type { Plugin } from 'vite'
import { BUILD } from './folders.ts'

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
                  // All that every page needs is one script: it compresses best, and comes in one
                  // request. Mantine's hooks are in it because the carousel and forms share some.
                  groups: [
                    {
                      name: 'client',
                      test: /[\\/]src[\\/](?:entry-client\.tsx$|parts[\\/])|@mantine[\\/]hooks[\\/]/,
                    },
                    // Likewise what every form needs.
                    { name: 'forms', test: /[\\/]src[\\/](?:sections[\\/]form|forms)[\\/]/ },
                  ],
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
            rolldownOptions: {
              input: { server: 'src/entry-server.tsx', worker: 'src/entry-worker.ts' },
              output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
            },
          },
          resolve: { noExternal: [/^@mantine\//, /^@tanstack\//] },
        },
      },
    }),
  }
}
