import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { wordmark } from './brand.ts'
import { theme } from './theme.ts'
import { headingSizes } from './typography.ts'
import { webFont } from './webFont.ts'

const SOURCES = path.resolve(import.meta.dirname, '..')
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, readFileSync(path.join(SOURCES, name), 'utf8')] as const)

/** What style sheets ask for in figures, with the places where they do. */
const asked = (property: string) =>
  sheets
    .filter(([name]) => name !== path.join('theme', 'fonts.css'))
    .flatMap(([name, text]) =>
      [...text.matchAll(new RegExp(String.raw`${property}:\s*(\d+)`, 'g'))].map(
        ([line, figure]) => ({ at: `${name}: ${line}`, figure: Number(figure) }),
      ),
    )

const outside = (all: ReturnType<typeof asked>, { min, max }: { min: number; max: number }) =>
  all.filter(({ figure }) => figure < min || figure > max).map(({ at }) => at)

it('holds the weights and widths that styles ask for', () => {
  expect(asked('font-weight').length).toBeGreaterThan(10)
  expect(asked('font-stretch').length).toBeGreaterThan(10)
  expect(outside(asked('font-weight'), webFont.weights)).toEqual([])
  expect(outside(asked('font-stretch'), webFont.widths)).toEqual([])
})

it('holds the weights of the theme and of the wordmark', () => {
  const weights = [
    ...Object.values(theme.fontWeights ?? {}),
    ...Object.values(headingSizes).map(({ fontWeight }) => fontWeight),
    ...Object.values(wordmark).map(({ weight }) => weight),
  ].map((weight) => ({ at: String(weight), figure: Number(weight) }))
  expect(weights.length).toBeGreaterThan(8)
  expect(outside(weights, webFont.weights)).toEqual([])
})

it('is declared as what it is', () => {
  const face = sheets.find(([name]) => name === path.join('theme', 'fonts.css'))?.[1]
  const { weights, widths } = webFont
  expect(face).toContain(`font-weight: ${weights.min} ${weights.max};`)
  expect(face).toContain(`font-stretch: ${widths.min}% ${widths.max}%;`)
})
