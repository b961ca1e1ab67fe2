import { spawn } from 'node:child_process'

/** The exit code and the output of a program. */
export type ProgramResult = { readonly exitCode: number; readonly output: string }

/** Runs a program and collects its output. */
export function runProgram(
  [program = '', ...args]: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, options)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => (output += text))
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}
