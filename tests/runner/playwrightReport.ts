import path from 'node:path'
import * as z from 'zod'
import { firstLine, NO_REASON, TITLE_SEPARATOR, type Failure, type StepResult } from './result.ts'
import { escapeRegExp, shellCommand } from './shellQuote.ts'

const errorSchema = z.object({
  message: z.string().default(''),
  location: z.object({ file: z.string(), line: z.number() }).optional(),
})

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z
        .array(z.object({ type: z.string(), description: z.string().optional() }))
        .default([]),
      results: z.array(z.object({ errors: z.array(errorSchema) })),
    }),
  ),
})

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

/** The parts of Playwright's JSON report that the summary needs. */
const reportSchema = z.object({
  config: z.object({ configFile: z.string(), rootDir: z.string() }),
  suites: z.array(suiteSchema),
  errors: z.array(errorSchema),
  stats: z.object({ expected: z.number(), flaky: z.number() }),
})

type Report = z.output<typeof reportSchema>
type Spec = z.output<typeof specSchema> & { readonly titles: readonly string[] }

/** Reads Playwright's JSON report. Paths in the result are relative to the project. */
export function readPlaywrightReport(value: unknown, root: string): StepResult {
  const report = reportSchema.parse(value)
  const config = path.relative(root, report.config.configFile)
  const playwright = ['npx', 'playwright', 'test', '--config', config]
  // The outermost suites are files; their names are not part of the titles.
  const specs = report.suites.flatMap((file) => specsOf(file, []))
  const errors = report.errors.map(({ message }) => ({
    title: 'starting the tests',
    error: firstLine(message),
    command: shellCommand(playwright),
    isTest: false,
  }))
  const failures = specs.flatMap((spec) => {
    const file = path.relative(root, path.join(report.config.rootDir, spec.file))
    const place = `${file}:${spec.line}`
    // Tests that are created in a loop share their line.
    const sharesLine = specs.some((other) => other !== spec && isSamePlace(other, spec))
    const only = sharesLine ? [place, '-g', `${escapeRegExp(spec.title)}$`] : [place]
    return failuresOf(spec, root, place, [...playwright, ...only])
  })
  const { expected, flaky } = report.stats
  const skipped = specs.flatMap(({ tests }) => tests.flatMap(skipReason))
  return { passed: expected + flaky, skipped, failures: [...errors, ...failures] }
}

function skipReason({ status, annotations }: Spec['tests'][number]): string[] {
  if (status !== 'skipped') return []
  return [annotations.find(({ type }) => type === 'skip')?.description ?? NO_REASON]
}

const isSamePlace = (a: Spec, b: Spec) => a.file === b.file && a.line === b.line

function specsOf(suite: Report['suites'][number], groups: readonly string[]): Spec[] {
  return [
    ...suite.specs.map((spec) => ({ ...spec, titles: [...groups, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...groups, inner.title])),
  ]
}

function failuresOf(
  { titles, tests }: Spec,
  root: string,
  place: string,
  command: readonly string[],
): Failure[] {
  const failed = tests.filter(({ status }) => status === 'unexpected')
  return failed.map(({ projectName, results }) => {
    const { message = '', location } = results.at(-1)?.errors[0] ?? {}
    const project = projectName === '' ? [] : ['--project', projectName]
    return {
      place: location === undefined ? place : relativePlace(location, root),
      title: titles.join(TITLE_SEPARATOR),
      error: firstLine(message),
      command: shellCommand([...command, ...project]),
      isTest: true,
    }
  })
}

const relativePlace = ({ file, line }: { file: string; line: number }, root: string) =>
  `${path.relative(root, file)}:${line}`
