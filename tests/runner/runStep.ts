import { spawn } from 'node:child_process'
import path from 'node:path'
import { readReport } from './readReport.ts'
import type { StepResult } from './result.ts'
import { commandOf, environmentOf, rerunCommand, type Step } from './step.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Runs a step, shows its output, and returns its result. */
export async function runStep(step: Step, folder: string): Promise<StepResult> {
  const reportFile = path.join(folder, `${step.name.replaceAll(/\W+/g, '-')}.json`)
  const exitCode = await run(commandOf(step), environmentOf(step, reportFile))
  const found = step.tool === 'command' ? undefined : await readReport(step.tool, reportFile, ROOT)
  const { passed = 0, skipped = [], failures = [] } = found ?? {}
  if (exitCode === 0) return step.tool === 'command' ? SUCCESS : { passed, skipped, failures }
  if (failures.length > 0) return { passed, skipped, failures }
  // An error outside of tests, or a crash, so that the report contains no failures.
  const failure = {
    title: step.name,
    error: `exit code ${exitCode}; see the output above`,
    command: rerunCommand(step),
    isTest: false,
  }
  return { passed, skipped, failures: [failure] }
}

/** A successful command counts as one passed test. */
const SUCCESS: StepResult = { passed: 1, skipped: [], failures: [] }

function run([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
