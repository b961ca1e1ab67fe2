/** Where a command speaks: the command line prints it, tests collect it. */
export type Log = (line: string) => void

/** How a command can end: what a shell or a workflow sees of it. */
export const EXIT = {
  /** Done, and nothing is wrong. */
  ok: 0,
  /** Something is wrong with the project: the output says what. */
  problems: 1,
  /** The command was asked for something that there is not. */
  usage: 2,
  /** `diff` alone: something changed that people notice. */
  notable: 3,
  /** `diff` alone: something changed that breaks what others rely on. */
  breaking: 4,
} as const

/** One of the ways in which a command can end. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** The mistake of an author or an operator: told in a sentence, without a stack. */
export class UserError extends Error {
  readonly exitCode: ExitCode = EXIT.problems
}

/** A command that asks for what there is not: told in one line that says what there is. */
export class UsageError extends UserError {
  override readonly exitCode = EXIT.usage
}
