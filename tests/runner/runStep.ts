import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readPlaywrightReport } from './playwrightReport.ts'
import type { StepResult } from './result.ts'
import { commandOf, environmentOf, repeatCommand, type Step } from './step.ts'
import { readVitestReport } from './vitestReport.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const READERS = { vitest: readVitestReport, playwright: readPlaywrightReport }

/** Runs a step, shows what it prints, and says what it found. */
export async function runStep(step: Step, folder: string): Promise<StepResult> {
  const reportFile = path.join(folder, `${step.name.replaceAll(/\W+/g, '-')}.json`)
  const exitCode = await run(commandOf(step, reportFile), environmentOf(step, reportFile))
  const found =
    step.tool === 'command' ? commandResult(exitCode) : await readReport(step, reportFile)
  if (exitCode === 0 || (found?.failures.length ?? 0) > 0) return found ?? commandResult(exitCode)
  // Vitest ends so after an error outside of every test, and a program that crashed has no report.
  const failure = {
    title: step.name,
    error: `exit code ${exitCode}; its messages are above`,
    command: repeatCommand(step),
  }
  return { passed: found?.passed ?? 0, skipped: found?.skipped ?? 0, failures: [failure] }
}

/** A command that succeeds counts as one that passed. */
const commandResult = (exitCode: number): StepResult => ({
  passed: exitCode === 0 ? 1 : 0,
  skipped: 0,
  failures: [],
})

async function readReport({ tool }: Step, file: string): Promise<StepResult | undefined> {
  if (tool === 'command') return undefined
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : READERS[tool](JSON.parse(text), ROOT)
}

function run([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
