import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

/** What npm runs by a name of its own. */
const SHORT = ['start', 'test']

it('the README names every command of the project, and no other', () => {
  const named = [...read('README.md').matchAll(/\bnpm run ([a-z:]+)/g)].map(([, name]) => name)
  expect(new Set([...named, ...SHORT])).toEqual(new Set(Object.keys(scripts)))
})
