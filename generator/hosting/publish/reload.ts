import { spawn } from 'node:child_process'
import { UserError } from '../../diagnostics/console.ts'
import type { Reload } from './switchTo.ts'

/** Reloads a web server by a shell command. Throws with the command's output when it fails. */
export const reloadBy =
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
            `The command ${JSON.stringify(command)} failed with exit code ${code}: ${output.trim() || 'it printed nothing'}. The release that was served before is still served. Name another command with --reload, or use --no-reload when the web server has no rules of this site.`,
          ),
        )
      })
    })
