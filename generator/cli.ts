import { CommanderError } from 'commander'
import { siteProgram } from './cli/program.ts'
import { toUsageError } from './cli/usageError.ts'
import { EXIT, UserError, type ExitCode } from './diagnostics/console.ts'
import { projectAt } from './manifest/project.ts'

const program = siteProgram({
  project: projectAt(),
  log: (line) => process.stdout.write(`${line}\n`),
  width: process.stdout.columns ?? 120,
  setExitCode: (code) => (process.exitCode = code),
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
  const refusal = error instanceof CommanderError ? toUsageError(error, program) : error
  if (!(refusal instanceof UserError)) throw refusal
  process.stderr.write(`${refusal.message}\n`)
  return refusal.exitCode
}
