import type { Plugin } from 'vite'
import { OUTPUT_FOLDERS } from './outputFolders.ts'

/** The modules of the chunk `shell`, which every page loads. It contains their imports too. */
const SHELL = new RegExp(
  [
    String.raw`/src/(?:parts|theme)/`,
    // Not the other folders of the shell: the privacy notice is loaded only on pages that show it.
    String.raw`/src/shell/(?:navigation/)?[^/]+$`,
    String.raw`/src/forms/captureValues\.ts`,
    String.raw`/react-dom/`,
    String.raw`/@tanstack/react-router/`,
    // Shared by the carousel and the forms.
    String.raw`/@mantine/hooks/`,
    String.raw`rolldown/runtime`,
  ].join('|'),
)

/**
 * The Vite environments: `client` for browsers, `ssr` for prerendering, and `map` for the map
 * documents, which share no script with the pages.
 */
export function environmentsPlugin(): Plugin {
  return {
    name: 'site:environments',
    config: (_, { command }) => ({
      appType: 'custom',
      build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
      // The dependency optimizer would bypass the carousel plugin.
      optimizeDeps: { exclude: ['@mantine/carousel'] },
      environments: {
        client: {
          build: {
            outDir: OUTPUT_FOLDERS.client,
            emptyOutDir: true,
            manifest: true,
            rolldownOptions: {
              input: { deferred: 'src/entry-deferred.ts', client: 'src/entry-client.tsx' },
              output: {
                codeSplitting: {
                  groups: [
                    // The names of these chunks stay the same if a page changes.
                    { name: 'shell', test: SHELL },
                    { name: 'phone-numbers', test: /\/libphonenumber-js\// },
                    // Without the field kinds: a form loads only the kinds that it contains.
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
              outDir: OUTPUT_FOLDERS.map,
              emptyOutDir: true,
              manifest: true,
              rolldownOptions: { input: { map: 'src/map/entry.tsx' } },
            },
          },
        }),
        ssr: {
          build: {
            outDir: OUTPUT_FOLDERS.server,
            emptyOutDir: true,
            emitAssets: false,
            rolldownOptions: {
              input: { server: 'src/entry-server.tsx' },
              // One file: importing a page separately takes longer than rendering it.
              output: { entryFileNames: '[name].js', codeSplitting: false },
            },
          },
          resolve: {
            // The build puts the libraries into the one file. In development Node.js imports them
            // itself, which halves the time of the first page. The carousel has a replaced module.
            noExternal:
              command === 'build' ? [/^@mantine\//, /^@tanstack\//] : [/^@mantine\/carousel/],
          },
        },
      },
    }),
  }
}
