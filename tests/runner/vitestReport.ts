import path from 'node:path'
import * as z from 'zod'
import { firstLine, NO_REASON, TITLE_SEPARATOR, type Failure, type StepResult } from './result.ts'
import { escapeRegExp, shellCommand } from './shellQuote.ts'

const testSchema = z.object({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  fullName: z.string(),
  status: z.enum(['passed', 'failed', 'skipped', 'pending', 'todo', 'disabled']),
  failureMessages: z.array(z.string()),
  meta: z.object({ skipReason: z.string().default(NO_REASON) }).prefault({}),
})

const fileSchema = z.object({
  name: z.string(),
  status: z.enum(['passed', 'failed']),
  message: z.string(),
  assertionResults: z.array(testSchema),
})

/** The parts of Vitest's JSON report that the summary needs. */
const reportSchema = z.object({ testResults: z.array(fileSchema) })

type TestFile = z.output<typeof fileSchema>
type Test = z.output<typeof testSchema>

/** Reads Vitest's JSON report. Paths in the result are relative to the project. */
export function readVitestReport(report: unknown, root: string): StepResult {
  const files = reportSchema.parse(report).testResults
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return {
    passed,
    skipped: skipped.map(({ meta }) => meta.skipReason),
    failures: files.flatMap((file) => failuresOf(file, root)),
  }
}

function failuresOf(file: TestFile, root: string): Failure[] {
  const name = path.relative(root, file.name)
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length > 0) return failed.map((test) => testFailure(test, name, root))
  if (file.status === 'passed') return []
  // The file could not be loaded, or something outside of its tests failed.
  const command = shellCommand(['npx', 'vitest', 'run', name])
  const error = firstLine(file.message)
  return [{ place: name, title: 'the whole file', error, command, isTest: false }]
}

function testFailure(test: Test, name: string, root: string): Failure {
  const [message = ''] = test.failureMessages
  const line = lineIn(message, path.join(root, name))
  return {
    place: line === undefined ? name : `${name}:${line}`,
    title: [...test.ancestorTitles, test.title].join(TITLE_SEPARATOR),
    error: firstLine(message),
    command: shellCommand(['npx', 'vitest', 'run', name, '-t', `^${escapeRegExp(test.fullName)}$`]),
    isTest: true,
  }
}

/** The first line number of a file in a stack trace. */
const lineIn = (stack: string, file: string): string | undefined =>
  new RegExp(`${escapeRegExp(file)}:(\\d+):\\d+`).exec(stack)?.[1]
