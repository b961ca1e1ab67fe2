import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { copySite } from './copySite.ts'
import { siteNames } from './sites.ts'
import { testSite } from './testSite.ts'

const USAGE = 'Usage: npx tsx tests/sites/run.ts [name …] [--all]'

/*
 * Tests this code with the manifests in `tests/sites/`: generates, checks and builds each site, and tests
 * the built files. With `--all`, runs `npm test` for each site instead.
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

try {
  const { names, all } = readArguments()
  for (const name of names) {
    const root = await copySite(name)
    log(`The site ${name}, in ${root}`)
    const failed = testSite(root, all)
    if (failed === undefined) {
      await rm(root, { recursive: true })
    } else {
      log(`${failed} failed for the site ${name}. Its files are kept in ${root}`)
      process.exitCode = 1
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 2
}
