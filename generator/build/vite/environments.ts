import type { Plugin } from 'vite'
import { BUILD } from './folders.ts'

/** Modules of the script that every page needs. All that they import is in it too. */
const SHELL = new RegExp(
  [
    String.raw`/src/(?:parts|theme)/`,
    // Not its other folders: the privacy notice is loaded only where it is shown.
    String.raw`/src/shell/(?:navigation/)?[^/]+$`,
    String.raw`/src/forms/carryOver\.ts`,
    String.raw`/react-dom/`,
    String.raw`/@tanstack/react-router/`,
    // The carousel and forms share some of them.
    String.raw`/@mantine/hooks/`,
    String.raw`rolldown/runtime`,
  ].join('|'),
)

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
            manifest: true,
            rolldownOptions: {
              input: { start: 'src/entry-start.ts', client: 'src/entry-client.tsx' },
              output: {
                codeSplitting: {
                  groups: [
                    // A page that changes changes neither of these.
                    { name: 'shell', test: SHELL },
                    // The kinds of fields are left out: a form loads only those that it has.
                    { name: 'forms', test: /\/src\/(?:sections\/form|forms(?!\/fields))\// },
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
              manifest: true,
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
              input: { server: 'src/entry-server.tsx' },
              // One file: to import each page by itself takes longer than to render it.
              output: { entryFileNames: '[name].js', codeSplitting: false },
            },
          },
          resolve: { noExternal: [/^@mantine\//, /^@tanstack\//] },
        },
      },
    }),
  }
}
