import { expect, test } from 'vitest'
import { themeCss } from './cssVariables.ts'

const declaredIn = (css: string) =>
  new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))

test.each([
  ['all variables', undefined],
  ['some variables', new Set(['--mantine-primary-color-filled'])],
])('with %s: declares every variable that it uses', (_, usedNames) => {
  const css = themeCss(usedNames)
  const declared = declaredIn(css)
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  // The style sheet of the fonts declares it, because it depends on the typeface.
  declared.add('--site-local-fonts')
  expect([...used].filter((name) => !declared.has(name))).toEqual([])
})

test('leaves out unused variables', () => {
  const declared = declaredIn(themeCss(new Set(['--mantine-primary-color-filled'])))
  const colors = [...declared].filter((name) => name?.includes('-color-'))
  expect(colors.toSorted()).toEqual([
    '--mantine-color-signal-7',
    '--mantine-color-signal-filled',
    '--mantine-primary-color-filled',
  ])
  expect(declared).toContain('--mantine-font-size-xs')
})
