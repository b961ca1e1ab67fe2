import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { wcagContrast } from 'culori'
import { expect, it } from 'vitest'
import { editorTheme, editorVariables } from './theme.ts'

const theme = mergeMantineTheme(DEFAULT_THEME, editorTheme)
const { variables: shared, light } = defaultCssVariablesResolver(theme)
const variables = new Map(Object.entries({ ...shared, ...light, ...editorVariables(theme).light }))

/** The color of a variable, which can refer to another one. */
function colorOf(name: string): string {
  const value = String(variables.get(`--mantine-color-${name}`))
  const [, other] = /^var\(--mantine-color-(.+)\)$/.exec(value) ?? []
  return other === undefined ? value : colorOf(other)
}

it.each(['blue', 'green', 'orange', 'red'])(
  'has readable texts in %s, also under the pointer',
  (name) => {
    const text = colorOf(`${name}-light-color`)
    const backgrounds = ['white', `${name}-light`, `${name}-light-hover`].map(colorOf)
    for (const color of backgrounds) expect(wcagContrast(text, color)).toBeGreaterThan(4.5)
  },
)
