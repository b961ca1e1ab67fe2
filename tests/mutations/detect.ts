import { rm } from 'node:fs/promises'
import path from 'node:path'
import { readReport } from '../runner/readReport.ts'
import type { NamedTest } from './mutation.ts'
import { runProgram, type ProgramResult } from './runProgram.ts'

/**
 * The outcome of a mutation:
 * - `detected`: the named test ran and failed
 * - `survived`: the named test passed
 * - `broken`: no test ran, e.g. because the build failed or no test was found
 * - `does not apply`: the patch does not match the files
 */
export type Outcome = 'detected' | 'survived' | 'broken' | 'does not apply'

/** An outcome and its explanation. */
export type Detection = { readonly outcome: Outcome; readonly message: string }

/** The port of the mutated site during browser tests. */
const PORT = process.env['TEST_PORT'] ?? '4373'

/** Builds the site with a map, as the tests need it. Returns a message if the build fails. */
export async function buildSite(root: string): Promise<string | undefined> {
  const args = ['node', '--import', 'tsx/esm', 'generator/cli.ts', 'build']
  const ended = await runProgram(args, { cwd: root, env: { ...process.env, MAPS_KEY: 'test' } })
  return ended.exitCode === 0 ? undefined : `the build failed: ${lastLines(ended)}`
}

/** Runs the test of a mutation until the first failure. */
export async function runNamedTest(root: string, test: NamedTest): Promise<Detection> {
  const reportFile = path.join(root, 'test-report.json')
  await rm(reportFile, { force: true })
  const env = { ...process.env, CI: '1', TEST_PORT: PORT, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }
  const ended = await runProgram(commandFor(test, reportFile), { cwd: root, env })
  const tool = test.tool === 'vitest' ? 'vitest' : 'playwright'
  const result = await readReport(tool, reportFile, root)
  const failure = result?.failures.find(({ isTest }) => isTest)
  if (failure !== undefined) {
    return { outcome: 'detected', message: `${failure.title}: ${failure.error}` }
  }
  const [broken] = result?.failures ?? []
  if (broken !== undefined)
    return { outcome: 'broken', message: `${broken.title}: ${broken.error}` }
  if (result === undefined || result.passed === 0) {
    return { outcome: 'broken', message: `no test ran: ${lastLines(ended)}` }
  }
  return { outcome: 'survived', message: `${result.passed} tests passed` }
}

function commandFor({ tool, project, file, title }: NamedTest, reportFile: string): string[] {
  const program = (name: string) => path.join('node_modules', '.bin', name)
  if (tool === 'browser') {
    const only = title === undefined ? [] : ['-g', title]
    const config = ['--config', 'tests/playwright.config.ts']
    return [program('playwright'), 'test', ...config, file, ...only, '-x', '--reporter=json']
  }
  const only = title === undefined ? [] : ['-t', title]
  const report = ['--reporter=json', `--outputFile.json=${reportFile}`]
  return [
    program('vitest'),
    'run',
    '--project',
    project ?? '',
    file,
    ...only,
    '--bail=1',
    ...report,
  ]
}

const lastLines = ({ output }: ProgramResult) => output.trim().split('\n').slice(-6).join('\n')
