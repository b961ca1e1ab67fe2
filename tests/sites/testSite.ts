import { spawn } from 'node:child_process'
import { resultOf } from '../support/command.ts'

type Command = readonly [program: string, ...args: readonly string[]]

const COMMANDS: readonly Command[] = [
  // Also generates.
  ['npm', 'run', '--silent', 'build'],
  // Only what differs between sites: `npm test` has checked the code.
  ['npx', 'tsc', '--noEmit'],
  ['npx', 'oxlint', 'site.manifest.ts', 'generated'],
  ['npx', 'vitest', 'run', '--project', 'built'],
]

const ALL_COMMANDS: readonly Command[] = [
  ['npm', 'run', '--silent', 'generate'],
  ['npm', 'test'],
]

/** The output of the commands for a site, and the one that failed. Undefined if all succeeded. */
type SiteResult = { readonly output: string; readonly failed: string | undefined }

/** Builds and checks the site in a folder and tests the built files, or runs `npm test`. */
export async function testSite(root: string, runsAllTests: boolean): Promise<SiteResult> {
  const outputs: string[] = []
  // The tests of the built files expect maps. `npm test` sets the key itself.
  const env = { ...process.env, ...(!runsAllTests && { MAPS_KEY: 'test' }) }
  for (const [program, ...args] of runsAllTests ? ALL_COMMANDS : COMMANDS) {
    const { code, output } = await resultOf(spawn(program, args, { cwd: root, env }))
    outputs.push(output)
    if (code !== 0) return { output: outputs.join(''), failed: [program, ...args].join(' ') }
  }
  return { output: outputs.join(''), failed: undefined }
}
