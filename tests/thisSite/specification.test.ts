import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(ROOT, 'tests/thisSite/SPECIFICATION.md'), 'utf8')

it('SPECIFICATION.md names files that exist', () => {
  const named = [...text.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(named).not.toEqual([])
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
