import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { parse } from 'postcss'
import { expect, test } from 'vitest'
import { mirrorStyles } from './mirrorStyles.ts'

const SOURCES = path.resolve(import.meta.dirname, '../../../src')

async function mirrored(css: string, isRtl: boolean, from = path.join(SOURCES, 'a.css')) {
  const plugin = mirrorStyles(() => Promise.resolve(isRtl), SOURCES)
  return (await postcss([plugin]).process(`a { ${css} }`, { from })).css.slice(4, -2)
}

test.each([
  ['padding: 1rem calc(var(--a) - 2rem) 1rem 0', 'padding: 1rem 0 1rem calc(var(--a) - 2rem)'],
  ['inset: 0 1px 2px auto', 'inset: 0 auto 2px 1px'],
  ['transform: translateX(0.25rem)', 'transform: translateX(-0.25rem)'],
  ['transform: translateX(-100%)', 'transform: translateX(100%)'],
  ['transform-origin: left', 'transform-origin: right'],
  ['transform-origin: 0 0', 'transform-origin: 100% 0'],
  ['box-shadow: 1px 2px 3px red', 'box-shadow: -1px 2px 3px red'],
  ['border-radius: 1px 2px 3px 4px', 'border-radius: 2px 1px 4px 3px'],
  ['background-position: 10% 20px', 'background-position: 90% 20px'],
  [
    'background: linear-gradient(to right, red, blue)',
    'background: linear-gradient(to left, red, blue)',
  ],
])('mirrors %s', async (css, expected) => {
  expect(await mirrored(css, true)).toBe(expected)
  expect(await mirrored(css, false)).toBe(css)
  expect(await mirrored(css, true, '/node_modules/package/a.css')).toBe(css)
})

test('no style sheet has a horizontal translate, which is not mirrored', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => parse(readFileSync(path.join(SOURCES, file)), { from: file }))
  expect(sheets.length).toBeGreaterThan(1)
  const found = sheets.flatMap((sheet) => {
    const values: string[] = []
    sheet.walkDecls('translate', ({ value }) => {
      if (!/^0(?: |$)/.test(value)) values.push(`${sheet.source?.input.file}: ${value}`)
    })
    return values
  })
  expect(found).toEqual([])
})
