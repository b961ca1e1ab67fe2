import { existsSync } from 'node:fs'
import path from 'node:path'
import { changedFiles } from './runner/changedFiles.ts'
import { quickTests } from './runner/quickTests.ts'
import { runSteps } from './runner/runSteps.ts'
import { vitestStep, type Step } from './runner/step.ts'

/*
 * A check while working: types, lint and format of the whole project, and the tests related to what
 * has changed. Changes that only the built site shows are left to `npm test`.
 */

const ROOT = path.resolve(import.meta.dirname, '..')

const { since, files } = changedFiles(ROOT)

if (files.length === 0) {
  process.stdout.write('Nothing has changed since main: there is nothing to test.\n')
} else {
  process.stdout.write(`${files.length} files have changed since ${since}.\n`)
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
  const there = related.filter((file) => existsSync(path.join(ROOT, file)))
  if (there.length === 0) return []
  const args = ['related', '--run', '--passWithNoTests', ...there]
  const env = { TEST_EXCLUDE: excluded.join(',') }
  return [vitestStep('related tests', ['unit', 'components'], { args, env })]
}
