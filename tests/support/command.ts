import { spawn, type ChildProcess } from 'node:child_process'

/** What a command did. */
export type CommandResult = { readonly code: number; readonly output: string }

/** Runs a command of the generator in a project, to its end. */
export async function siteCommand(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const child = startSiteCommand(root, args, env)
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

/** Starts a process of Node in a project. */
export function startNode(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  // A test runner's environment must not reach the command.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'VITEST' && name !== 'NODE_ENV'),
  )
  return spawn(process.execPath, args, { cwd: root, env: { ...inherited, ...env } })
}
