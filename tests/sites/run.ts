import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { copySite } from './copySite.ts'
import { siteNames } from './sites.ts'
import { testSite } from './testSite.ts'

const USAGE = 'Usage: npx tsx tests/sites/run.ts [name …] [--all]'

/*
 * Tests this code with the manifests in `tests/sites/`: generates, checks and builds each site, and tests
 * the built files, all sites at the same time, because most of these programs use one processor. With `--all`,
 * runs `npm test` for each site instead, one after the other.
 */

const log = (line: string) => process.stdout.write(`${line}\n`)

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  })
  const known = siteNames()
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not a folder of tests/sites/. Its sites: ${known.join(', ')}.`)
  }
  return { names: positionals.length > 0 ? positionals : known, ...values }
}

/** Tests a site, and then shows the output of all programs. */
async function test(name: string, all: boolean): Promise<void> {
  const root = await copySite(name)
  const { output, failed } = await testSite(root, all)
  log(`The site ${name}, in ${root}\n${output}`)
  if (failed === undefined) return rm(root, { recursive: true })
  log(`${failed} failed for the site ${name}. Its files are kept in ${root}`)
  process.exitCode = 1
}

try {
  const { names, all } = readArguments()
  if (all) for (const name of names) await test(name, all)
  else await Promise.all(names.map((name) => test(name, all)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 2
}
