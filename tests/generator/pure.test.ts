import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { generate } from '../../generator/emit/generate.ts'
import manifest from './fixtures/minimal/site.manifest.ts'
import { generateFixture, here, IMAGE_FILES } from './project.ts'

// The compiler's own parser is slow to load on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const surroundings = { imageFiles: IMAGE_FILES }

/** The same site, the properties of every object written in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversed(item)]),
  )
}

it('leaves its input alone and gives the same for the same', async () => {
  const input = structuredClone(manifest)
  const first = await generate(input, surroundings)
  expect(input).toEqual(manifest)
  expect(await generate(input, surroundings)).toEqual(first)
})

it('gives the same bytes in another time zone and language', async () => {
  const { files } = await generateFixture('minimal')
  const digest = createHash('sha256')
    .update(JSON.stringify([...(files ?? [])]))
    .digest('hex')
  const env = { ...process.env, TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
  const elsewhere = execFileSync(process.execPath, ['--import', 'tsx', here('digest.ts')], {
    env,
    encoding: 'utf8',
  })
  expect(elsewhere).toBe(`-345 tr-TR ${digest}`)
})

it('gives the same lock, and the same pages, whatever the order of properties', async () => {
  const { files } = await generate(manifest, surroundings)
  const other = await generate(reversed(manifest), surroundings)
  const moved = [...(files ?? [])].flatMap(([name, text]) =>
    other.files?.get(name) === text ? [] : [name],
  )
  expect(files?.size).toBe(other.files?.size)
  expect(files?.size).toBeGreaterThan(5)
  // Their routes follow the manifest, whose order a reader chose.
  expect(moved.toSorted()).toEqual(['routeTree.gen.ts', 'routes.snapshot.md', 'site.gen.ts'])
})
