import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { measures } from './measures.ts'
import { theme } from './theme.ts'
import { tones } from './tones.ts'

/**
 * The theme's variables as a style sheet: Mantine's, for the light scheme that the site is always
 * in, and the site's own `--site-*`. Pure, for the build.
 */
export function themeCss(): string {
  return [
    mantineVariables(),
    rule(':root', [...siteVariables(measures), 'color-scheme: light']),
    ...toneRules(),
  ].join('\n')
}

function mantineVariables(): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const shown = Object.entries({ ...variables, ...light, ...readable })
  return convertCssVariables({
    variables: Object.fromEntries(shown.filter(([name]) => !UNUSED_COLOR.test(name))),
    light: {},
    dark: {},
  })
}

/** Where Mantine's own choice of step is too faint: see the palette's doc comments. */
const readable = {
  '--mantine-color-text': 'var(--site-text)',
  '--mantine-color-error': 'var(--mantine-color-red-6)',
  '--mantine-color-success': 'var(--mantine-color-signal-7)',
  '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
  '--mantine-color-dimmed': 'var(--site-muted)',
  '--mantine-color-default-border': 'var(--site-edge)',
  '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
}

/** Mantine's colours that nothing on this site has. */
const UNUSED_COLOR =
  /^--mantine-color-(?:dark|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/

function toneRules(): string[] {
  const { plain, tint, dark } = tones
  return [
    rule(':root, [data-tone="plain"]', siteVariables(plain)),
    rule('[data-tone="tint"]', siteVariables(tint)),
    rule('[data-tone="dark"]', [...siteVariables(dark), 'color-scheme: dark']),
  ]
}

function siteVariables(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(([name, value]) => `--site-${name}: ${value}`)
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector}{${declarations.join(';')}}`
}
