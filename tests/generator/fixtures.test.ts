import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { manifestError, warningsText } from '../../generator/project/generateProject.ts'
import { isError } from '../../generator/diagnostics/diagnostic.ts'
import { severities } from '../../generator/diagnostics/diagnosticCodes.ts'
import { listNames } from '../../generator/diagnostics/suggest.ts'
import { fieldKinds } from '../../src/forms/schema.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import { generateFixture, here } from './project.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FAILING = readdirSync(here('fixtures')).filter(
  (name) => name !== 'minimal' && existsSync(here(`fixtures/${name}/site.manifest.ts`)),
)

/** How messages list the kinds of sections and of fields, and what the snapshots contain instead. */
const KINDS = [
  {
    list: listNames(
      sectionSchema.options.map(({ shape }) => shape.kind.value),
      'values',
    ),
    snapshot: 'Allowed values: (all kinds of sections).',
  },
  {
    list: listNames(Object.keys(fieldKinds), 'values'),
    snapshot: 'Allowed values: (all kinds of fields).',
  },
]

/** Replaces the lists of kinds, so that a new kind changes no snapshot. */
const replaceKinds = (text: string) =>
  KINDS.reduce((replaced, { list, snapshot }) => replaced.replaceAll(list, snapshot), text)

/** The files of the minimal site whose text is expected: generated code with and without JSX, and data. */
const EXPECTED = ['pages/home.gen.tsx', 'forms/contact.gen.ts', 'routeTree.gen.ts', 'site.gen.ts']

it('a valid manifest generates exactly the expected files', async () => {
  const { files, diagnostics } = await generateFixture('minimal')
  expect(diagnostics).toEqual([])
  expect([...(files?.keys() ?? [])].toSorted()).toEqual([
    'colors.gen.ts',
    'events/happyHour.gen.ts',
    'forms/contact.gen.ts',
    'forms/contact.parts.txt',
    'navigation.json',
    'pageModules.gen.ts',
    'pages/contactUs.gen.tsx',
    'pages/home.gen.tsx',
    'pages/notFound.gen.tsx',
    'places/office.gen.ts',
    'routeTree.gen.ts',
    'routes.snapshot.md',
    'site.gen.ts',
    'site.snapshot.json',
    'symbol.gen.ts',
  ])
  for (const name of EXPECTED) {
    await expect(files?.get(name)).toMatchFileSnapshot(here(`fixtures/minimal/expected/${name}`))
  }
})

describe('a manifest with errors', () => {
  it.each(FAILING)(
    '%s: reports the errors of the schema, otherwise all errors before warnings, in the order of the lines',
    async (name) => {
      const { files, diagnostics } = await generateFixture(name)
      expect(diagnostics.length).toBeGreaterThan(0)
      for (const file of new Set(diagnostics.map((problem) => problem.file))) {
        for (const errors of [true, false]) {
          const inFile = diagnostics.filter(
            (problem) => problem.file === file && isError(problem) === errors,
          )
          // Duplicate keys come before the other errors.
          const others = inFile.filter(
            ({ code }) => code !== 'duplicate-property' && code !== 'duplicate-path',
          )
          const locations = others.map(({ line, column }) => line * 1000 + column)
          expect(locations).toEqual(locations.toSorted((a, b) => a - b))
        }
      }
      const hasErrors = diagnostics.some(isError)
      expect(files === undefined).toBe(hasErrors)
      const text = hasErrors ? manifestError(diagnostics).message : warningsText(diagnostics)
      const snapshot = here(`fixtures/${name}/diagnostics.txt`)
      await expect(`${replaceKinds(text)}\n`).toMatchFileSnapshot(snapshot)
    },
  )

  it('has a row in rules/README.md if it is a warning', async () => {
    const readme = await readFile(here('../../generator/rules/README.md'), 'utf8')
    const rows = [...readme.matchAll(/^\|[^|]*`[^|]*\|/gm)].flatMap(([cell]) =>
      [...cell.matchAll(/`([\w-]+)`/g)].map(([, code]) => code),
    )
    const warnings = Object.entries(severities).filter(([, severity]) => severity === 'warning')
    expect(rows.toSorted()).toEqual(warnings.map(([code]) => code).toSorted())
  })

  it('has a fixture for every diagnostic code', async () => {
    const texts = await Promise.all(
      FAILING.map((name) => readFile(here(`fixtures/${name}/diagnostics.txt`), 'utf8')),
    )
    texts.push(await readFile(here('launch.txt'), 'utf8'))
    const headings = /^[\w./-]+\.ts:\d+:\d+ ([\w-]+)(?: \((warning|launch)\))?$/gm
    const found = new Map(
      [...texts.join('\n').matchAll(headings)].map(([, code, severity = 'error']) => [
        code,
        severity,
      ]),
    )
    expect(Object.fromEntries(found)).toEqual(severities)
    process.stdout.write(`${found.size} diagnostic codes, each with a fixture\n`)
  })
})
