import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(ROOT, 'tests/SPECIFICATION.md'), 'utf8')

it('SPECIFICATION.md has every section that the sources cite', () => {
  const sections = [...text.matchAll(/^## (\d+)\. /gm)].map(([, section]) => section)
  const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, 'src', file), 'utf8'))
  const cited = [...sources.join('\n').matchAll(/SPECIFICATION\.md, (\d+)/g)]
  expect(cited).not.toEqual([])
  expect(sections).toEqual(expect.arrayContaining(cited.map(([, section]) => section)))
})

it('SPECIFICATION.md names files that exist', () => {
  const named = [...text.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
