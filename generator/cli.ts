import { CommanderError } from 'commander'
import { siteProgram } from './cli/program.ts'
import { misuse } from './cli/misuse.ts'
import { EXIT, Refusal, type ExitCode } from './diagnostics/console.ts'
import { projectAt } from './manifest/project.ts'

const program = siteProgram({
  project: projectAt(),
  say: (line) => process.stdout.write(`${line}\n`),
  width: process.stdout.columns ?? 120,
  end: (code) => (process.exitCode = code),
})

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = failed(error)
}

/** Says what went wrong. A bug keeps its stack. */
function failed(error: unknown): ExitCode {
  // Commander has printed the help or the version that it was asked for.
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok
  const refusal = error instanceof CommanderError ? misuse(error, program) : error
  if (!(refusal instanceof Refusal)) throw refusal
  process.stderr.write(`${refusal.message}\n`)
  return refusal.exitCode
}
