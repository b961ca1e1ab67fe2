import type { Command } from 'commander'
import type { ExitCode, Say } from '../diagnostics/console.ts'
import type { Project } from '../manifest/project.ts'

/** What the command line gives to its commands. */
export type Context = {
  readonly project: Project
  readonly say: Say
  /** How many characters a line of the terminal holds. */
  readonly width: number
  /** Told how a command ended. */
  readonly end: (code: ExitCode) => void
}

/** Adds a group of commands to the program. */
export type Register = (program: Command, context: Context) => void
