import { expect, test } from 'vitest'
import { themeCss } from './cssVariables.ts'

test('declares every variable that it uses', () => {
  const css = themeCss()
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !declared.has(name))).toEqual([])
})

test('is the same text every time', () => {
  expect(themeCss()).toBe(themeCss())
})
