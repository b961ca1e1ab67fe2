import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { refusalOf } from '../../generator/commands/generate.ts'
import { readTree } from '../../generator/write.ts'
import { generateFixture, here } from './project.ts'

// The compiler's own parser is slow to load on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FAILING = readdirSync(here('fixtures'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'minimal')
  .map(({ name }) => name)

describe('a valid manifest', () => {
  it('gives every expected file, byte for byte, and no other', async () => {
    const { files, problems } = await generateFixture('minimal')
    expect(problems).toEqual([])
    for (const [name, text] of files ?? []) {
      await expect(text).toMatchFileSnapshot(here(`fixtures/minimal/expected/${name}`))
    }
    const expected = await readTree(here('fixtures/minimal/expected'))
    expect([...(files?.keys() ?? [])]).toEqual([...expected.keys()].toSorted())
  })
})

describe('a manifest with mistakes', () => {
  it.each(FAILING)('%s: tells all of them at once, in the order of its lines', async (name) => {
    const { files, problems } = await generateFixture(name)
    expect(files).toBeUndefined()
    expect(problems.length).toBeGreaterThan(0)
    const places = problems.map(({ line, column }) => line * 1000 + column)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    await expect(`${refusalOf(problems).message}\n`).toMatchFileSnapshot(
      here(`fixtures/${name}/diagnostics.txt`),
    )
  })

  it('is told of by every code that the generator has, in some fixture', async () => {
    const told = await Promise.all(
      FAILING.map((name) => readFile(here(`fixtures/${name}/diagnostics.txt`), 'utf8')),
    )
    const shown = [...told.join('\n').matchAll(/^site\.manifest\.ts:\d+:\d+ ([\w-]+)$/gm)]
    expect(new Set(shown.map(([, code]) => code))).toEqual(codesInSource())
  })
})

/** Codes stand in the source as `code: '…'`, and as the first argument of the helpers that make diagnostics. */
function codesInSource(): Set<string | undefined> {
  const folder = here('../../generator')
  const sources = ['.', 'rules'].flatMap((part) =>
    readdirSync(path.join(folder, part))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(path.join(folder, part, name), 'utf8')),
  )
  const codes = /\b(?:code: |among\(\s*|duplicates\(\s*)'([a-z]+(?:-[a-z]+)+)'/g
  return new Set(sources.flatMap((text) => [...text.matchAll(codes)].map(([, code]) => code)))
}
