import { spawn } from 'node:child_process'
import { UserError } from '../../diagnostics/console.ts'
import type { Reload } from './switchTo.ts'

/** Reloads the web server with a shell command. Rejects with the command's output if it fails. */
export const reloadWith =
  (command: string): Reload =>
  () =>
    new Promise((resolve, reject) => {
      let output = ''
      const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
      const collect = (text: unknown) => (output += String(text))
      child.stdout.on('data', collect)
      child.stderr.on('data', collect)
      child.on('error', reject)
      child.on('close', (code) => {
        if (code === 0) return resolve()
        reject(
          new UserError(
            `The reload command ${JSON.stringify(command)} failed with exit code ${code}: ${output.trim() || '(no output)'}. The previous release is still served. Set another command with --reload, or use --no-reload if the web server does not use the rules of this site.`,
          ),
        )
      })
    })
