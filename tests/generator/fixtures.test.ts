import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { manifestError, warningsText } from '../../generator/cli/commands/generate.ts'
import { isError } from '../../generator/diagnostics/diagnostic.ts'
import { severities } from '../../generator/diagnostics/diagnosticCodes.ts'
import { readTree } from '../../generator/emit/write.ts'
import { generateFixture, here } from './project.ts'

// The compiler's own parser is slow to load on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FAILING = readdirSync(here('fixtures'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'minimal')
  .map(({ name }) => name)

describe('a valid manifest', () => {
  it('generates exactly the expected files, byte for byte', async () => {
    const { files, diagnostics } = await generateFixture('minimal')
    expect(diagnostics).toEqual([])
    for (const [name, text] of files ?? []) {
      await expect(text).toMatchFileSnapshot(here(`fixtures/minimal/expected/${name}`))
    }
    const expected = await readTree(here('fixtures/minimal/expected'))
    expect([...(files?.keys() ?? [])].toSorted()).toEqual([...expected.keys()].toSorted())
  })
})

describe('a manifest with mistakes', () => {
  it.each(FAILING)('%s: reports all of them at once, in the order of the lines', async (name) => {
    const { files, diagnostics } = await generateFixture(name)
    expect(diagnostics.length).toBeGreaterThan(0)
    for (const file of new Set(diagnostics.map((problem) => problem.file))) {
      const own = diagnostics.filter((problem) => problem.file === file)
      const places = own.map(({ line, column }) => line * 1000 + column)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
    const blocked = diagnostics.some(isError)
    expect(files === undefined).toBe(blocked)
    const text = blocked ? manifestError(diagnostics).message : warningsText(diagnostics)
    await expect(`${text}\n`).toMatchFileSnapshot(here(`fixtures/${name}/diagnostics.txt`))
  })

  it('has a fixture for every diagnostic code', async () => {
    const told = await Promise.all(
      FAILING.map((name) => readFile(here(`fixtures/${name}/diagnostics.txt`), 'utf8')),
    )
    const heads = /^[\w./-]+\.ts:\d+:\d+ ([\w-]+)(?: \((warning)\))?$/gm
    const shown = new Map(
      [...told.join('\n').matchAll(heads)].map(([, code, severity = 'error']) => [code, severity]),
    )
    expect(Object.fromEntries(shown)).toEqual(severities)
    process.stdout.write(`${shown.size} diagnostic codes, each with a fixture\n`)
  })
})
