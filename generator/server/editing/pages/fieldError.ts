import { UserError } from '../../../diagnostics/console.ts'

/** The properties of a change that can be invalid. */
type Field = 'path' | 'to'

/** A problem with the value that the author typed in a field. */
export class FieldError extends UserError {
  readonly field: Field

  constructor(field: Field, message: string) {
    super(message)
    this.field = field
  }
}

/** Runs a check of a field. A user error becomes one of that field. */
export function checkField(field: Field, check: () => void): void {
  try {
    check()
  } catch (error) {
    if (error instanceof UserError) throw new FieldError(field, error.message)
    throw error
  }
}
