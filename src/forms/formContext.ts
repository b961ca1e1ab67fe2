import { createFormHookContexts } from '@tanstack/react-form'

/** The contexts of TanStack Form: a field component finds its field by `useFieldContext`. */
export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()
