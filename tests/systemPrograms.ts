import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Whether the tests may install packages of the system. */
const mayInstallPackages = () => process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined

/** The first of some programs that the system has. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isExecutable(file))
}

/** Whether a file is a program. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Runs a program to its end, for all to see. */
export function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit' })
}

/** Installs a package of the system, where that is allowed and it is known. */
export function installPackage(name: string): void {
  if (!mayInstallPackages()) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', name])
}
