import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { theme } from './theme.ts'
import { headingSizes, displayFont, webFont, wordmarkStyle } from './typography.ts'

const SOURCES = path.resolve(import.meta.dirname, '..')
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, readFileSync(path.join(SOURCES, name), 'utf8')] as const)

/** The numeric values of a property in all style sheets, with their locations. */
const valuesOf = (property: string) =>
  sheets.flatMap(([name, text]) =>
    [...text.matchAll(new RegExp(String.raw`${property}:\s*(\d+)`, 'g'))].map(([line, number]) => ({
      location: `${name}: ${line}`,
      number: Number(number),
    })),
  )

const outside = (all: ReturnType<typeof valuesOf>, { min, max }: { min: number; max: number }) =>
  all.filter(({ number }) => number < min || number > max).map(({ location }) => location)

it('contains the weights and widths of all style sheets', () => {
  expect(valuesOf('font-weight').length).toBeGreaterThan(10)
  expect(valuesOf('font-stretch').length).toBeGreaterThan(10)
  expect(outside(valuesOf('font-weight'), webFont.weights)).toEqual([])
  expect(outside(valuesOf('font-stretch'), webFont.widths)).toEqual([])
})

it('contains the weights of the theme and of the wordmark', () => {
  const weights = [
    ...Object.values(theme.fontWeights ?? {}),
    ...Object.values(headingSizes).map(({ fontWeight }) => fontWeight),
    ...Object.values(wordmarkStyle).map(({ weight }) => weight),
  ].map((weight) => ({ location: String(weight), number: Number(weight) }))
  expect(weights.length).toBeGreaterThan(8)
  expect(outside(weights, webFont.weights)).toEqual([])
})

it('all headings have the weight and the width of their font', () => {
  const weights = Object.values(headingSizes).map(({ fontWeight }) => Number(fontWeight))
  expect(new Set(weights)).toEqual(new Set([displayFont.weights.min]))
  const title = readFileSync(path.join(SOURCES, 'theme/components/Title.module.css'), 'utf8')
  expect(title).toContain(`font-stretch: ${displayFont.widths.min}%`)
})
