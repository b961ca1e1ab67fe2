import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Whether the tests may install system packages. */
const mayInstallPackages = () => process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined

/** Finds the first of these programs in `PATH`. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isExecutable(file))
}

/** Whether a file is executable. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Runs a program and shows its output. */
export function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit' })
}

/** Installs a system package with apt-get. Does nothing without root or apt-get. */
export function installPackage(name: string): void {
  if (!mayInstallPackages()) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', name])
}
