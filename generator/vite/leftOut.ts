import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const CORE = '@mantine/core/esm/core/'
const COMPONENTS = '@mantine/core/esm/components/'

/**
 * Modules inside of packages that pages would carry and no page runs. What they export refuses to
 * run, so that whoever comes to need it finds out when the site is rendered.
 */
const REFUSED: readonly string[] = [
  // Mantine styles nothing here (see `ThemeProvider`): its colours are for that.
  `${CORE}MantineProvider/color-functions/default-variant-colors-resolver/default-variant-colors-resolver.mjs`,
  `${CORE}MantineProvider/color-functions/parse-theme-color/parse-theme-color.mjs`,
  `${CORE}InlineStyles/InlineStyles.mjs`,
  `${CORE}InlineStyles/hash-styles.mjs`,
  // What inputs and boxes can have about them, and have not here.
  `${COMPONENTS}Loader/Loader.mjs`,
  `${COMPONENTS}Input/InputClearButton/InputClearButton.mjs`,
  `${COMPONENTS}Input/InputPlaceholder/InputPlaceholder.mjs`,
  `${COMPONENTS}Input/InputSuccess/InputSuccess.mjs`,
  `${COMPONENTS}Checkbox/CheckboxCard/CheckboxCard.mjs`,
  `${COMPONENTS}Checkbox/CheckboxIndicator/CheckboxIndicator.mjs`,
  `${COMPONENTS}Radio/RadioCard/RadioCard.mjs`,
  `${COMPONENTS}Radio/RadioIndicator/RadioIndicator.mjs`,
  // What a carousel with controls would have.
  `${COMPONENTS}Accordion/AccordionChevron.mjs`,
  '@mantine/carousel/esm/get-chevron-rotation.mjs',
]

/** Modules of the same kind that run: what stands in for each. */
const REPLACED: Readonly<Record<string, string>> = {
  [`${CORE}MantineProvider/default-theme.mjs`]:
    "export const DEFAULT_THEME = { primaryColor: 'none', primaryShade: 0, colors: { none: [] }, headings: {}, components: {} }",
  // Some style properties write style elements, which the policy forbids: none is used.
  [`${CORE}Box/style-props/style-props-data.mjs`]: 'export const STYLE_PROPS_DATA = {}',
  [`${CORE}Box/style-props/parse-style-props/parse-style-props.mjs`]: `
    export function parseStyleProps({ styleProps }) {
      for (const name in styleProps) throw new Error('The style property ' + name + ' is left out: write a CSS module.')
      return { hasResponsiveStyles: false, styles: {}, inlineStyles: {}, media: [] }
    }`,
  // The classes of a style sheet that is not used.
  '@mantine/carousel/esm/Carousel.module.mjs': 'export default {}',
  // React has had it since 18.
  'use-sync-external-store/cjs/use-sync-external-store-shim.production.js':
    "exports.useSyncExternalStore = require('react').useSyncExternalStore",
  // TanStack Form tells its developer tools of every change.
  '@tanstack/form-core/dist/esm/EventClient.js':
    'export const formEventClient = { emit() {}, on: () => () => {} }',
}

const PREFIX = '\0left-out:'

/** Replaces modules inside of packages that no page runs. */
export function leftOutPlugin(): Plugin {
  return {
    name: 'site:left-out',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (importer === undefined || !id.startsWith('.')) return undefined
      const file = path.posix.join(path.posix.dirname(importer), id)
      const isOne =
        REFUSED.includes(packagePath(file)) || Object.hasOwn(REPLACED, packagePath(file))
      return isOne ? PREFIX + file : undefined
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const file = id.slice(PREFIX.length)
      return REPLACED[packagePath(file)] ?? refusal(await readFile(file, 'utf8'))
    },
  }
}

/** The path of a file in the package that it belongs to, after that package's name. */
const packagePath = (file: string) => file.slice(file.lastIndexOf('/node_modules/') + 14)

/** A module with the exports of another one, each of which refuses to run. */
function refusal(original: string): string {
  const [, names = ''] = /export \{([^}]*)\}/.exec(original) ?? []
  return names
    .split(',')
    .map((name) => name.trim())
    .map(
      (name) =>
        `export function ${name}() { throw new Error('${name} is left out: see leftOut.ts') }`,
    )
    .join('\n')
}
