import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { projectAt } from '../../../generator/manifest/project.ts'
import { copyCode, ROOT } from '../../sites/copyCode.ts'
import { testSite } from '../../sites/testSite.ts'
import { runCommand } from '../../support/commandArguments.ts'
import { applyRandomEdits } from './applyRandomEdits.ts'
import { runOperations } from './editor/runOperations.ts'
import { readArguments } from './readArguments.ts'

/*
 * Applies random valid edits to copies of the site, one copy for each seed, and tests that everything
 * still works: generates, checks and builds the site, and tests the built files. With `--all`, runs
 * `npm test` in each copy instead. With `--editor`, applies random changes of the page editor to the copies,
 * and tests every kind of section and every text in the browser.
 */

/** The number of edits of each copy. */
const EDITS = 20

/** The number of changes of the page editor and edits of other programs in a copy. */
const OPERATIONS = 1000

/** The files of the site that an edit of the manifest can refer to. */
const SITE_FILES = ['site.manifest.ts', 'src/content', 'src/fonts', 'src/images']

const log = (line: string) => process.stdout.write(`${line}\n`)

await runCommand(main)

async function main(): Promise<void> {
  const { seeds, all, editor } = readArguments(process.argv.slice(2))
  const results: string[] = []
  for (const seed of seeds) {
    const result = editor ? await testEditor(seed) : await testSeed(seed, all)
    results.push(`${String(seed).padStart(4)}  ${result}`)
  }
  if (editor) results.push(`every kind and text  ${testEverything() ? 'passed' : 'failed'}`)
  log(['', 'seed  result', ...results].join('\n'))
}

/** Tests a copy with the edits of a seed. The folder of a failed copy is kept. Resolves to the result. */
async function testSeed(seed: number, all: boolean): Promise<string> {
  const started = performance.now()
  const root = await copyCode(`edits-${seed}`, copyOwnSite)
  log(`\nSeed ${seed}, in ${root}`)
  for (const edit of await applyRandomEdits(projectAt(root), seed, EDITS)) log(`  ${edit}`)
  const failed = testSite(root, all)
  if (failed === undefined) {
    await rm(root, { recursive: true })
    return `passed (${((performance.now() - started) / 1000).toFixed(0)} s)`
  }
  process.exitCode = 1
  return `failed: ${failed}, in ${root}`
}

/** Applies operations of the page editor to a copy. The folder of a failed copy is kept. Resolves to the result. */
async function testEditor(seed: number): Promise<string> {
  const started = performance.now()
  const root = await copyCode(`editor-${seed}`, copyOwnSite)
  log(`\nSeed ${seed}, ${OPERATIONS} operations in ${root}`)
  try {
    const counts = await runOperations(projectAt(root), seed, OPERATIONS)
    await rm(root, { recursive: true })
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    return `passed (${seconds} s): ${JSON.stringify(counts)}`
  } catch (error) {
    process.exitCode = 1
    return `failed: ${String(error)}, in ${root}`
  }
}

/** Runs the browser tests of section toolbars with every kind of section, and of every text. They need a build. */
function testEverything(): boolean {
  const env = { ...process.env, MAPS_KEY: 'test', EDITED: 'all' }
  const tests = ['sectionEditor', 'editedTexts', '--workers', '1']
  const succeeds = (program: string, ...args: readonly string[]) =>
    spawnSync(program, args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0
  const passed =
    succeeds('npm', 'run', '--silent', 'build') &&
    succeeds('npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts', ...tests)
  if (!passed) process.exitCode = 1
  return passed
}

async function copyOwnSite(root: string): Promise<void> {
  for (const file of SITE_FILES) {
    const source = path.join(ROOT, file)
    if (existsSync(source)) await cp(source, path.join(root, file), { recursive: true })
  }
}
