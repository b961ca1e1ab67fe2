import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

const errorSchema = z.object({ message: z.string().default('') })

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({ results: z.array(z.object({ status: z.string(), error: errorSchema.optional() })) }),
  ),
})

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

const reportSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suiteSchema),
  /** Errors outside of tests, e.g. of the web server. */
  errors: z.array(errorSchema),
})

/** One run of one test. */
export type Result = {
  /** File and line, relative to the project, e.g. `tests/e2e/map.spec.ts:20`. */
  readonly place: string
  /** The titles of the groups and of the test. */
  readonly title: string
  readonly failed: boolean
  /** The first line of the error. Empty if it passed. */
  readonly error: string
}

/** The results of one Playwright run. */
export type Run = { readonly results: readonly Result[]; readonly errors: readonly string[] }

/** Reads Playwright's JSON report. Skipped and interrupted tests are not included. */
export function readReport(report: unknown, projectRoot: string): Run {
  const { config, suites, errors } = reportSchema.parse(report)
  // The outermost suites are the files.
  const results = suites.flatMap((file) => resultsOf(file, []))
  return { results, errors: errors.map(({ message }) => firstLine(message)) }

  function resultsOf(suite: z.infer<typeof suiteSchema>, groups: readonly string[]): Result[] {
    const own = suite.specs.flatMap(({ title, file, line, tests }) => {
      const place = `${path.relative(projectRoot, path.join(config.rootDir, file))}:${line}`
      const attempts = tests.flatMap((one) => one.results)
      return attempts
        .filter(({ status }) => status !== 'skipped' && status !== 'interrupted')
        .map(({ status, error }) => ({
          place,
          title: [...groups, title].join(' › '),
          failed: status !== 'passed',
          error: firstLine(error?.message ?? status),
        }))
    })
    const inner = (suite.suites ?? []).flatMap((one) => resultsOf(one, [...groups, one.title]))
    return [...own, ...inner]
  }
}

/** Lists every test that failed at least once. The last line contains the counts. */
export function summarize(results: readonly Result[]): { lines: string[]; failed: number } {
  const tests = new Map<string, Result[]>()
  for (const result of results) {
    const name = `${result.place} ${result.title}`
    tests.set(name, [...(tests.get(name) ?? []), result])
  }
  const unstable = [...tests].flatMap(([name, runs]) => {
    const failures = runs.filter(({ failed }) => failed)
    const [first] = failures
    if (first === undefined) return []
    return [`${name}\n  failed ${failures.length} of ${runs.length}: ${first.error}`]
  })
  const failed = unstable.length
  return { lines: [...unstable, `${tests.size - failed} passed, ${failed} failed`], failed }
}

const firstLine = (text: string) =>
  stripVTControlCharacters(text).split('\n').find(Boolean)?.trim() ?? ''
