import { existsSync } from 'node:fs'
import path from 'node:path'
import { changedFiles } from './runner/changedFiles.ts'
import { quickTests } from './runner/quickTests.ts'
import { runSteps } from './runner/runSteps.ts'
import { vitestStep, type Step } from './runner/step.ts'
import { expectNoArguments, runCommand } from './support/commandArguments.ts'

/*
 * A quick check during development: format, lint and types of the whole project, and the unit and
 * component tests of changed files. The tests of the built site run only with `npm test`.
 */

const ROOT = path.resolve(import.meta.dirname, '..')

const ADVICE = 'It tests the changed files. To run one file: npx vitest run <file>.'

const log = (line: string) => process.stdout.write(`${line}\n`)

await runCommand(testChanges)

async function testChanges(): Promise<void> {
  expectNoArguments(process.argv.slice(2), ADVICE)
  const { since, files } = changedFiles(ROOT)
  if (files.length === 0) {
    log(`No files have changed since ${since}, so no tests were run.`)
    return
  }
  log(`${files.length} files have changed since ${since}.`)
  await runSteps([...staticChecks(), ...relatedTests(files)])
}

function staticChecks(): readonly Step[] {
  const kept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/quick.tsbuildinfo']
  return [
    { name: 'format', tool: 'command', args: ['oxfmt', '--check', '.'] },
    { name: 'lint', tool: 'command', args: ['oxlint', '--deny-warnings'] },
    { name: 'types', tool: 'command', args: ['tsc', '--noEmit', ...kept] },
  ]
}

function relatedTests(changed: readonly string[]): readonly Step[] {
  const { related, excluded } = quickTests(changed)
  const existing = related.filter((file) => existsSync(path.join(ROOT, file)))
  if (existing.length === 0) return []
  const args = ['related', '--run', '--passWithNoTests', ...existing]
  const env = { TEST_EXCLUDE: excluded.join(',') }
  return [vitestStep('related tests', ['unit', 'isolated', 'components'], { args, env })]
}
