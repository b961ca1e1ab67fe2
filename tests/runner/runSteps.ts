import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runStep } from './runStep.ts'
import type { Step } from './step.ts'
import { allPassed, stepLine, summaryLines, type StepReport } from './summary.ts'

const log = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Runs the steps one after the other, also after failures, and prints a summary. They do not run in
 * parallel, because most steps use all processors. The exit code is 1 if anything failed. Resolves to
 * `true` if everything passed.
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-reports-'))
  const reports: StepReport[] = []
  let buildFailed = false
  for (const [index, step] of steps.entries()) {
    log(`\n[${index + 1}/${steps.length}] ${step.name} …`)
    const report: StepReport =
      step.needsBuild === true && buildFailed
        ? { name: step.name, seconds: 0 }
        : await timedStep(step, folder)
    if (step.isBuild === true) buildFailed ||= !allPassed([report])
    reports.push(report)
    log(stepLine(report))
  }
  await rm(folder, { recursive: true, force: true })
  log('')
  for (const line of summaryLines(reports)) log(line)
  const passed = allPassed(reports)
  process.exitCode = passed ? 0 : 1
  return passed
}

async function timedStep(step: Step, folder: string): Promise<StepReport> {
  const started = performance.now()
  const result = await runStep(step, folder)
  return { name: step.name, seconds: (performance.now() - started) / 1000, result }
}
