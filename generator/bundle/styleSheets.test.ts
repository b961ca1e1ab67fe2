import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { parse } from 'postcss'
import postcssVariables from 'postcss-simple-vars'
import { createServer } from 'vite'
import { expect, it, onTestFinished, test } from 'vitest'
import minimal from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { plan, type Plan } from '../emit/plan.ts'
import { validate } from '../manifest/validate.ts'
import { currentPlan } from '../project/currentPlan.ts'
import {
  menuBreakpointPlugin,
  mirrorStyles,
  numberedClassNames,
  splitPrint,
} from './styleSheets.ts'

const STYLE_SHEET = '@media (min-width: $menu-breakpoint) { nav { display: block } }'

function planWith(horizontalFrom: string): Plan {
  const { site } = validate({ ...minimal, menu: { horizontalFrom } })
  if (site === undefined) throw new Error('The manifest is not valid.')
  return plan(site)
}

it('replaces $menu-breakpoint in style sheets by the width in the manifest', async () => {
  const current = currentPlan(async () => planWith('70em'))
  const server = await createServer({
    root: path.join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false, fs: { strict: false } },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      menuBreakpointPlugin(current),
      {
        name: 'test',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('/test') ? id : undefined),
        load: (id) => (id.startsWith('/test') ? STYLE_SHEET : undefined),
      },
    ],
  })
  onTestFinished(() => server.close())
  const { client } = server.environments
  const codeOf = async () => (await client.transformRequest('/test.css?inline'))?.code
  expect(await codeOf()).toContain('min-width: 70em')
  current.set(planWith('900px'), new Map())
  await expect.poll(codeOf).toContain('min-width: 900px')
})

const SOURCES = path.resolve(import.meta.dirname, '../../src')

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

test('variables are replaced in a style sheet that is mirrored', async () => {
  const plugins = [
    postcssVariables({ variables: { wide: '64em' } }),
    mirrorStyles(() => Promise.resolve(true), SOURCES),
  ]
  const source = '@media (min-width: $wide) { a { left: 0 } }'
  const { css } = await postcss(plugins).process(source, { from: path.join(SOURCES, 'a.css') })
  expect(css).toBe('@media (min-width: 64em) { a { right: 0 } }')
})

test('splits the rules for printed pages from all others, but not those in a layer', () => {
  const layer = '@layer a{@media print{b{c:d}}}'
  const css = `${layer}a{b:c}@media print{a{b:d}}@media screen{a{b:e}}@media print{b{c:f}}`
  expect(splitPrint(css)).toEqual({
    screen: `${layer}a{b:c}@media screen{a{b:e}}`,
    print: 'a{b:d}b{c:f}',
  })
})

test('classes have the same names in any order of the style sheets, and each class its own', () => {
  const [sheets, classes] = [
    ['a.module.css', 'parts/a.module.css'],
    ['root', 'title'],
  ]
  const namesIn = (order: readonly string[]) => {
    const nameOf = numberedClassNames(order)
    return order.flatMap((sheet) => classes.map((name) => [sheet, name, nameOf(name, sheet)]))
  }
  const names = namesIn(sheets)
  expect(new Set(names.map(([, , name]) => name)).size).toBe(4)
  expect(namesIn(sheets.toReversed()).toSorted()).toEqual(names.toSorted())
})
