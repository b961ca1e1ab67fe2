/** Receives the output lines of a command: the command line prints them, tests collect them. */
export type Log = (line: string) => void

/** The exit codes of the commands. */
export const EXIT = {
  /** Success. */
  ok: 0,
  /** The project has problems; the output lists them. */
  problems: 1,
  /** An argument or option of the command is invalid. */
  usage: 2,
  /** Only `diff`: visitors, operators or recipients of forms notice a change. */
  visible: 3,
  /** Only `diff`: a change breaks something that others rely on. */
  breaking: 4,
} as const

/** One of the exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** A mistake of an author or operator. The command line prints its message without a stack trace. */
export class UserError extends Error {
  readonly exitCode: ExitCode = EXIT.problems
}

/** An invalid argument or option. The message is one line and names the valid values. */
export class UsageError extends UserError {
  override readonly exitCode = EXIT.usage
}
