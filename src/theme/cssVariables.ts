import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { colors } from '../../generated/colors.gen.ts'
import type { SiteColors } from './colors.ts'
import { designTokens } from './designTokens.ts'
import { themeWith } from './theme.ts'

/**
 * The style sheet with the CSS variables of the theme: Mantine's variables for the light color scheme,
 * and the site's own variables `--site-*`. With `usedNames`, Mantine's variables are limited to these
 * names and the variables that they depend on. Default of `siteColors`: the colors of this site.
 */
export function themeCss(usedNames?: ReadonlySet<string>, siteColors: SiteColors = colors): string {
  return [
    mantineVariables(usedNames, siteColors),
    rule(':root', [...siteVariables(designTokens), 'color-scheme: light']),
    ...toneRules(siteColors),
  ].join('\n')
}

function mantineVariables(
  usedNames: ReadonlySet<string> | undefined,
  siteColors: SiteColors,
): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, themeWith(siteColors))
  const { variables, light } = defaultCssVariablesResolver(theme)
  const all = { ...variables, ...light, ...contrastFixes }
  return convertCssVariables({
    variables: usedNames === undefined ? all : usedVariables(all, usedNames),
    light: {},
    dark: {},
  })
}

/** The variables in `names`, the variables of component properties, and the variables in their values. */
function usedVariables(variables: Readonly<Record<string, string>>, names: ReadonlySet<string>) {
  const used = new Set<string>()
  const add = (name: string) => {
    if (used.has(name)) return
    used.add(name)
    const references = variables[name]?.matchAll(/var\((--[\w-]+)/g) ?? []
    for (const [, other = ''] of references) add(other)
  }
  for (const name of Object.keys(variables)) {
    if (names.has(name) || OF_COMPONENT_PROPS.test(name)) add(name)
  }
  return Object.fromEntries(Object.entries(variables).filter(([name]) => used.has(name)))
}

/** Variables that style properties of components use at run time, e.g. `mt="md"`. */
const OF_COMPONENT_PROPS = /^--mantine-(?:font-size|spacing)-/

/** Replacements for Mantine's defaults whose contrast is too low. */
const contrastFixes = {
  '--mantine-color-text': 'var(--site-text)',
  '--mantine-color-error': 'var(--mantine-color-red-6)',
  '--mantine-color-success': 'var(--mantine-color-signal-7)',
  '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
  '--mantine-color-dimmed': 'var(--site-muted)',
  '--mantine-color-default-border': 'var(--site-border)',
  '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
}

function toneRules({ tones: { plain, tint, dark } }: SiteColors): string[] {
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
