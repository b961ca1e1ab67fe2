import type { Plugin } from 'vite'
import type { Site } from '../../src/site/site.ts'
import type { SiteBuild } from './siteBuild.ts'

/** Not the copies of components for pages in other languages. */
const NOT_COPIED = String.raw`^(?!.*\?language=).*`

/** The modules of the chunk `shell`, which every page loads. It contains their imports too. */
const SHELL = new RegExp(
  `${NOT_COPIED}(?:${[
    String.raw`/src/(?:parts|theme)/`,
    // Not the other folders of the shell: the privacy notice is loaded only on pages that show it.
    String.raw`/src/shell/(?:[^/]+|header/navigationStore\.ts)$`,
    String.raw`/react-dom/`,
    String.raw`/@tanstack/react-router/`,
    // Shared by the carousel and the forms.
    String.raw`/@mantine/hooks/`,
  ].join('|')})`,
)

/** What forms in all languages share. */
const FORM_LIBRARIES =
  /\/(?:@tanstack\/(?:[\w-]*form[\w-]*|react-store)|zod)\/|\/src\/(?:model\/joinList\.|(?:forms|sections\/form)\/.*\.css)/

/**
 * The Vite environments: `client` for browsers, `ssr` for prerendering, and `map` for the map
 * pages, which share no script with the pages.
 */
export function environmentsPlugin({ plan }: SiteBuild): Plugin {
  return {
    name: 'site:environments',
    async config(_, { command }) {
      // The development server also starts if the manifest has errors. It bundles nothing.
      const site = command === 'build' ? (await plan.get()).site : undefined
      const scriptName = `assets/[name]-[hash:${hashLength(site)}].js`
      return {
        appType: 'custom',
        build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
        // The dependency optimizer would bypass the carousel plugin.
        optimizeDeps: { exclude: ['@mantine/carousel'] },
        environments: {
          client: {
            build: {
              outDir: OUTPUT_FOLDERS.client,
              // Images are written into it before the bundling ends.
              emptyOutDir: false,
              manifest: true,
              rolldownOptions: {
                input: { deferred: 'src/entry-deferred.ts', client: 'src/entry-client.tsx' },
                output: {
                  entryFileNames: scriptName,
                  chunkFileNames: ({ name }) =>
                    name === 'pageModules.gen' ? PAGE_MODULES : scriptName,
                  codeSplitting: { groups: sharedChunks(site) },
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
      }
    },
  }
}

/** The chunks that pages share. Their names stay the same if a page changes. */
const sharedChunks = (site: Site | undefined) => [
  { name: 'shell', test: SHELL },
  { name: 'phone-numbers', test: /\/libphonenumber-js\// },
  // So pages in other languages do not load the form in the site's language.
  ...(Object.keys(site?.languages ?? {}).length > 0
    ? [{ name: 'form-libraries', test: FORM_LIBRARIES }]
    : []),
  // Without the field kinds: a form loads only the kinds that it contains.
  { name: 'forms', test: /^(?!.*\?language=).*\/src\/(?:sections\/form|forms(?!\/fields))\// },
]

/**
 * The list of the pages' modules. Its name has no hash, because it changes with every page: the name would be in a
 * script that each document lists, so all documents would change too.
 */
const PAGE_MODULES = 'page-modules.js'

/**
 * The characters of the hash in the name of a script. Pages and scripts contain many names, and a hash cannot be
 * compressed. With seven characters, Rolldown can name 4,096 scripts; a site has one for each page, and a few others.
 */
const hashLength = (site: Site | undefined) =>
  Object.keys(site?.routes ?? {}).length < 3500 ? 7 : 8

/** The output folders of the Vite environments, relative to the project. */
export const OUTPUT_FOLDERS = {
  client: '.build/dist',
  map: '.build/map',
  server: '.build/server',
} as const
