import { spawn, type ChildProcess } from 'node:child_process'

/** The exit code and the output of a command. */
export type CommandResult = { readonly code: number; readonly output: string }

/** Runs a command of the generator in a project until it exits. */
export const siteCommand = (
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> => resultOf(startSiteCommand(root, args, env))

/** Waits until a process exits. */
export async function resultOf(child: ChildProcess): Promise<CommandResult> {
  let output = ''
  child.stdout?.on('data', (text) => (output += String(text)))
  child.stderr?.on('data', (text) => (output += String(text)))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? -1, output }))
  })
}

/** Starts a command of the generator in a project. */
export function startSiteCommand(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return startNode(root, ['--import', 'tsx/esm', 'generator/cli.ts', ...args], env)
}

/** Starts a Node process in a project. */
export function startNode(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  // The command must not see the environment variables of the test runner.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'VITEST' && name !== 'NODE_ENV'),
  )
  return spawn(process.execPath, args, { cwd: root, env: { ...inherited, ...env } })
}
