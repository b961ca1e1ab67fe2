import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { projectAt } from '../../generator/manifest/project.ts'
import { copyCode, ROOT } from '../otherSites/copyCode.ts'
import { testSite } from '../otherSites/testSite.ts'
import { InvalidArgument } from '../support/commandArguments.ts'
import { applyRandomEdits } from './applyRandomEdits.ts'
import { readArguments } from './readArguments.ts'

/*
 * Applies random valid edits to copies of the site, one copy for each seed, and tests that everything
 * still works: generates, checks and builds the site, and tests the built files. With `--all`, runs
 * `npm test` in each copy instead.
 */

/** The number of edits of each copy. */
const EDITS = 20

/** The files of the site that an edit of the manifest can refer to. */
const SITE_FILES = ['site.manifest.ts', 'src/content', 'src/fonts', 'src/images']

const log = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { seeds, all } = readArguments(process.argv.slice(2))
  const results: string[] = []
  for (const seed of seeds) {
    results.push(`${String(seed).padStart(4)}  ${await testSeed(seed, all)}`)
  }
  log(['', 'seed  result', ...results].join('\n'))
} catch (error) {
  if (!(error instanceof InvalidArgument)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
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

async function copyOwnSite(root: string): Promise<void> {
  for (const file of SITE_FILES) {
    const source = path.join(ROOT, file)
    if (existsSync(source)) await cp(source, path.join(root, file), { recursive: true })
  }
}
