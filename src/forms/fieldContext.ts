import { createFormHookContexts } from '@tanstack/react-form'

/**
 * Provides the field API of TanStack Form to the component of a field. `createFormHook` does the
 * same, but adds code for groups of fields, which no form uses.
 */
export const { fieldContext, useFieldContext } = createFormHookContexts()
