import type { FormValues } from '../formValues.ts'
import type { RenderedField, RenderedForm } from '../renderedForm.ts'
import { fieldId } from '../fieldId.ts'
import { useFieldContext } from '../fieldContext.ts'

/** The field API of TanStack Form, the id of the input, and the error message. */
export function useField<T extends FormValues[string]>(form: RenderedForm, field: RenderedField) {
  const fieldApi = useFieldContext<T>()
  return { fieldApi, id: fieldId(form, field), error: firstMessage(fieldApi.state.meta.errors) }
}

/** The message of the first issue, if there is one. */
export const firstMessage = (
  issues: readonly ({ readonly message: string } | undefined)[] | undefined,
): string | undefined => issues?.find((issue) => issue !== undefined)?.message
