import type { Command } from 'commander'
import type { ExitCode, Log } from '../diagnostics/console.ts'
import type { Project } from '../manifest/project.ts'

/** What the command line gives to its commands. */
export type Context = {
  readonly project: Project
  readonly log: Log
  /** How many characters a line of the terminal holds. */
  readonly width: number
  /** Told how a command ended. */
  readonly setExitCode: (code: ExitCode) => void
}

/** Adds a group of commands to the program. */
export type Register = (program: Command, context: Context) => void
