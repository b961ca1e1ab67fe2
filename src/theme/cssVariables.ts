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
 * in, and the site's own `--site-*`. Given `referredTo`, variables of Mantine that nothing uses are
 * left out; without it, all are there. Pure, for the build.
 */
export function themeCss(referredTo?: ReadonlySet<string>): string {
  return [
    mantineVariables(referredTo),
    rule(':root', [...siteVariables(measures), 'color-scheme: light']),
    ...toneRules(),
  ].join('\n')
}

function mantineVariables(referredTo: ReadonlySet<string> | undefined): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const all = { ...variables, ...light, ...readable }
  return convertCssVariables({
    variables: referredTo === undefined ? all : needed(all, referredTo),
    light: {},
    dark: {},
  })
}

/** The variables that `names` lists or component properties use, and those that their values use. */
function needed(variables: Readonly<Record<string, string>>, names: ReadonlySet<string>) {
  const found = new Set(
    Object.keys(variables).filter((name) => names.has(name) || OF_PROPS.test(name)),
  )
  for (const name of found) {
    for (const [, other = ''] of (variables[name] ?? '').matchAll(/var\((--[\w-]+)/g)) {
      found.add(other)
    }
  }
  return Object.fromEntries(Object.entries(variables).filter(([name]) => found.has(name)))
}

/** Variables that component properties use at run time, such as `order` of a title and `size` of a text. */
const OF_PROPS = /^--mantine-(?:h\d|font-size|line-height|spacing|radius)-/

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
