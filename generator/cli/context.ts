import type { Command } from 'commander'
import type { ExitCode, Log } from '../diagnostics/commandRun.ts'
import type { Project } from '../projectPaths.ts'

/** What the command line passes to its commands. */
export type CommandContext = {
  readonly project: Project
  readonly log: Log
  /** Sets the exit code, if it is not 0. */
  readonly setExitCode: (code: ExitCode) => void
}

/**
 * Adds a group of commands to the program. What only one command needs is imported in its function, so that
 * `--help` and small commands start fast.
 */
export type Register = (program: Command, context: CommandContext) => void
