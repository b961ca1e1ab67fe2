import type { EditReply } from '../protocol.ts'
import type { Problem } from '../values.ts'
import { UserError } from '../../diagnostics/commandRun.ts'
import { adviceOf, formatPath, isError } from '../../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../../diagnostics/locatedDiagnostics.ts'
import { ComputedError } from '../../edits/textEdit.ts'
import { formatLocation } from '../../text.ts'

/** The manifest differs from what the author saw. */
export class ConflictError extends UserError {
  /** The text in the manifest. Undefined if there is none, and for a list. */
  readonly current: string | undefined

  constructor(message: string, current?: string) {
    super(message)
    this.current = current
  }
}

/** The reply for an edit that is not possible. Throws all errors that are no user errors again. */
export function rejection(error: unknown): Exclude<EditReply, { result: 'saved' }> {
  if (error instanceof ConflictError) {
    return { result: 'conflict', message: error.message, current: error.current }
  }
  return { result: 'rejected', problems: problemsOf(error) }
}

/** What a user error says to the author. Throws all other errors again. */
export function problemsOf(error: unknown): Problem[] {
  if (error instanceof ComputedError) {
    return error.values.map(({ path, location }) => ({
      message: `${formatPath(path)} is computed in ${location}, so it cannot be edited automatically. Write it as a literal in the manifest, then try again.`,
    }))
  }
  if (error instanceof UserError) return [{ message: error.message }]
  throw error
}

/** The first error of a manifest that has errors without the change of the author. Empty if it has none. */
export const problemsElsewhere = (diagnostics: readonly LocatedDiagnostic[]): Problem[] =>
  diagnostics
    .filter(isError)
    .slice(0, 1)
    .map((error) => ({
      message: `Another program has written an error into the manifest, at ${formatLocation(error)}. What you type is kept: save it when the error is corrected.`,
    }))

/** The errors of an invalid manifest for the author. */
export const problemsIn = (diagnostics: readonly LocatedDiagnostic[]): Problem[] =>
  diagnostics.filter(isError).map((diagnostic) => ({
    message: [diagnostic.message, adviceOf(diagnostic)].filter(Boolean).join(' '),
    path: diagnostic.path,
  }))
