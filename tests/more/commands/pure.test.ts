import { expect, it, vi } from 'vitest'
import { generate } from '../../../generator/emit/generate.ts'
import manifest from '../../generator/fixtures/minimal/site.manifest.ts'
import { IMAGE_FILES } from '../../generator/project.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const context = { imageFiles: IMAGE_FILES }

/** The same value with the properties of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversed(item)]),
  )
}

it('does not change its input and returns the same result for it', async () => {
  const input = structuredClone(manifest)
  const first = await generate(input, context)
  expect(input).toEqual(manifest)
  const second = await generate(input, context)
  expect(second.files).toEqual(first.files)
  expect(second.diagnostics).toEqual(first.diagnostics)
})

it('generates the same snapshot and pages if properties are in another order', async () => {
  const { files } = await generate(manifest, context)
  const other = await generate(reversed(manifest), context)
  const changed = [...(files ?? [])].flatMap(([name, text]) =>
    other.files?.get(name) === text ? [] : [name],
  )
  expect(files?.size).toBe(other.files?.size)
  expect(files?.size).toBeGreaterThan(5)
  // These files list the routes in the order of the manifest.
  expect(changed.toSorted()).toEqual([
    'pageModules.gen.ts',
    'routeTree.gen.ts',
    'routes.snapshot.md',
    'site.gen.ts',
  ])
})
