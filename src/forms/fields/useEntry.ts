import { useSelector } from '@tanstack/react-store'
import type { RenderedField } from '../definition.ts'
import { fieldId } from '../fieldId.ts'
import { useFormShared } from '../formContext.ts'

/** What is wrong with a field, and what its input needs. Its element itself holds what is entered. */
export function useEntry(field: RenderedField) {
  const { form, state } = useFormShared()
  return {
    form,
    id: fieldId(form, field),
    error: useSelector(state.store, ({ fieldMeta }) => messageOf(fieldMeta[field.name]?.errors)),
  }
}

/** The words of the first issue, if there is one. */
export const messageOf = (
  issues: readonly ({ readonly message: string } | undefined)[] | undefined,
): string | undefined => issues?.find((issue) => issue !== undefined)?.message
