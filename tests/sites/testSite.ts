import { spawnSync } from 'node:child_process'

type Command = readonly [program: string, ...args: readonly string[]]

const GENERATE: Command = ['npm', 'run', '--silent', 'generate']

const COMMANDS: readonly Command[] = [
  GENERATE,
  // Only what differs between sites: `npm test` has checked the code.
  ['npx', 'tsc', '--noEmit'],
  ['npx', 'oxlint', 'site.manifest.ts', 'generated'],
  ['npm', 'run', '--silent', 'build'],
  ['npx', 'vitest', 'run', '--project', 'built'],
]

const ALL_COMMANDS: readonly Command[] = [GENERATE, ['npm', 'test']]

/**
 * Generates, checks and builds the site in a folder and tests the built files, or runs `npm test`. Shows
 * the output. Returns the command that failed, or undefined if all succeeded.
 */
export function testSite(root: string, runsAllTests: boolean): string | undefined {
  const commands = runsAllTests ? ALL_COMMANDS : COMMANDS
  // The tests of the built files expect maps. `npm test` sets the key itself.
  const env = runsAllTests ? {} : { MAPS_KEY: 'test' }
  return commands.find((command) => !succeeds(command, root, env))?.join(' ')
}

function succeeds([program, ...args]: Command, cwd: string, env: NodeJS.ProcessEnv): boolean {
  return (
    spawnSync(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }).status ===
    0
  )
}
