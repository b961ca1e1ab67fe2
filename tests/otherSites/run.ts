import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { copySite } from './copySite.ts'
import { siteNames } from './sites.ts'

const USAGE = 'Usage: npm run test:site -- [name …] [--all]'

/*
 * Tests this code with the manifests in `tests/sites/`: generates and builds each site, and checks the
 * types and the built files. With `--all`, runs `npm test` for each site instead.
 */

const log = (line: string) => process.stdout.write(`${line}\n`)

const COMMANDS: readonly (readonly string[])[] = [
  ['npm', 'run', '--silent', 'generate'],
  ['npx', 'tsc', '--noEmit'],
  ['npm', 'run', '--silent', 'build'],
  ['npx', 'vitest', 'run', '--project', 'built', '--reporter=minimal'],
]

const ALL_COMMANDS = [
  ['npm', 'run', '--silent', 'generate'],
  ['npm', 'test'],
] as const

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

/** Runs a command in a folder and shows its output. Returns whether it succeeded. */
function succeeds([program = '', ...args]: readonly string[], cwd: string): boolean {
  const env = { ...process.env, MAPS_KEY: 'test' }
  return spawnSync(program, args, { cwd, env, stdio: 'inherit' }).status === 0
}

try {
  const { names, all } = readArguments()
  for (const name of names) {
    const root = await copySite(name)
    log(`The site ${name}, in ${root}`)
    const failed = (all ? ALL_COMMANDS : COMMANDS).find((command) => !succeeds(command, root))
    if (failed === undefined) {
      await rm(root, { recursive: true })
    } else {
      log(`${failed.join(' ')} failed for the site ${name}. Its files are kept in ${root}`)
      process.exitCode = 1
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 2
}
