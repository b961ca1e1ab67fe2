import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '..')

/** A color that does not follow the brand. */
const FIXED_COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi

/** The page editor has its own colors, so that it differs from the site. No build contains it. */
const EDITOR = `editing${path.sep}`

it('no style sheet contains a fixed color, so that all colors follow the brand', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !name.startsWith(EDITOR),
  )
  expect(sheets.length).toBeGreaterThan(30)
  const found = sheets.flatMap((name) =>
    (readFileSync(path.join(SOURCES, name), 'utf8').match(FIXED_COLOR) ?? []).map(
      (color) => `${name}: ${color}`,
    ),
  )
  expect(found).toEqual([])
})
