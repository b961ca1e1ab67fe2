import { UserError } from '../diagnostics/commandRun.ts'
import { adviceOf, formatPath, isError, type ModelPath } from '../diagnostics/diagnostic.ts'
import type { LocatedDiagnostic } from '../diagnostics/locatedDiagnostics.ts'
import { ConflictError } from '../edits/revision.ts'
import { ComputedError } from '../edits/textEdit.ts'
import { formatLocation } from '../text.ts'

/** A problem of a rejected change. */
export type Problem = {
  /** What is wrong, what is allowed, and what to do. */
  readonly message: string
  /** The path of the value that causes the problem. Default: the problem is not about one value. */
  readonly path?: ModelPath | undefined
}

/** The reply to a change that is not possible. No file is changed. */
export type Rejection =
  | { readonly result: 'rejected'; readonly problems: readonly Problem[] }
  | {
      /** The manifest has another revision than the author saw. */
      readonly result: 'conflict'
      readonly message: string
    }

/** The reply for an edit that is not possible. Throws all errors that are no user errors again. */
export function rejection(error: unknown): Rejection {
  if (!(error instanceof UserError)) throw error
  const { message } = error
  if (error instanceof ConflictError) return { result: 'conflict', message }
  if (!(error instanceof ComputedError)) return { result: 'rejected', problems: [{ message }] }
  const problems = error.values.map(({ path, location }) => ({
    message: `This is put together from other values, so it can only be changed in the code (${formatPath(path)}, at ${location}).`,
  }))
  return { result: 'rejected', problems }
}

/** The first error of a manifest that has errors without the change of the author. Empty if it has none. */
export const problemsElsewhere = (diagnostics: readonly LocatedDiagnostic[]): Problem[] =>
  diagnostics
    .filter(isError)
    .slice(0, 1)
    .map((error) => ({
      message: `The site has an error that was not made here, e.g. in a code editor. What you type is kept: save it when the error is corrected (at ${formatLocation(error)}).`,
    }))

/** The errors of an invalid manifest for the author. */
export const problemsIn = (diagnostics: readonly LocatedDiagnostic[]): Problem[] =>
  diagnostics.filter(isError).map((diagnostic) => ({
    message: [diagnostic.message, adviceOf(diagnostic)].filter(Boolean).join(' '),
    path: diagnostic.path,
  }))
