import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Editors } from './findEditor.ts'

/** Reads which editors are configured, running and installed on this machine. */
export async function readEditors(environment: NodeJS.ProcessEnv): Promise<Editors> {
  return {
    environment,
    running: await runningPrograms(),
    isInstalled: (program) => isInstalled(program, environment),
  }
}

/** The names of running programs. None if the system does not list them. */
async function runningPrograms(): Promise<string[]> {
  const [command, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/fo', 'csv', '/nh']]
      : ['ps', ['-x', '-o', 'comm=']]
  const { stdout } = await promisify(execFile)(command, args).catch(() => ({ stdout: '' }))
  return stdout.split(/\r?\n/).map((line) => {
    const [name = ''] = /^"[^"]*"|^.*$/.exec(line) ?? []
    return path.basename(name.replaceAll('"', '').trim()).replace(/\.exe$/i, '')
  })
}

/** Whether a program exists: as a path, or in a folder of `PATH`. */
function isInstalled(program: string, environment: NodeJS.ProcessEnv): boolean {
  if (path.isAbsolute(program)) return existsSync(program)
  const folders = (environment['PATH'] ?? environment['Path'] ?? '').split(path.delimiter)
  const endings = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : ['']
  return folders.some(
    (folder) =>
      folder !== '' && endings.some((ending) => existsSync(path.join(folder, program + ending))),
  )
}
