import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '..')

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))

test.each([
  ['Title', 'order', /<Title\b[^>]*?\border=\{(\d)\}/g],
  ['Title', 'size', /<Title\b[^>]*?\bsize="(\w+)"/g],
  ['Text', 'size', /<Text\b[^>]*?\bsize="(\w+)"/g],
])('the style sheet of %s has every %s in the sources', (component, property, pattern) => {
  const sheet = path.join(SOURCES, `theme/components/${component}.module.css`)
  const css = readFileSync(sheet, 'utf8')
  const used = sources.flatMap((text) => [...text.matchAll(pattern)].map(([, value]) => value))
  expect(used).not.toEqual([])
  expect(used.filter((value) => !css.includes(`[data-${property}='${value}']`))).toEqual([])
})
