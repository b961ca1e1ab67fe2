import module from 'node:module'
import { CommanderError } from 'commander'
import { siteProgram, toWriteError } from './cli/program.ts'
import { EXIT, UserError, type ExitCode } from './diagnostics/commandRun.ts'
import { projectAt } from './projectPaths.ts'

// From Node 22.8 on, Node caches the compiled code of packages. It is faster by a third.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function')
  module.enableCompileCache()

for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe)

const program = siteProgram({
  project: projectAt(),
  log: (line) => process.stdout.write(`${line}\n`),
  setExitCode: (code) => (process.exitCode = code),
})

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = reportError(error)
}

/**
 * Ignores that the reader of the output has closed it, e.g. `npm run site -- routes | head -1`. The command
 * continues, so that an edit or a build is not interrupted halfway.
 */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

/** Prints the message of a user error and returns its exit code. Rethrows bugs with their stack trace. */
function reportError(error: unknown): ExitCode {
  // Commander throws after it has printed the help.
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok
  const reported = toWriteError(error) ?? error
  if (!(reported instanceof UserError)) throw reported
  process.stderr.write(`${reported.message}\n`)
  return reported.exitCode
}
