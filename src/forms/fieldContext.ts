import { createFormHookContexts } from '@tanstack/react-form'

/**
 * Hands the state of a field to its component. `createFormHook` would do the same, but adds code for
 * groups of fields, which no form has.
 */
export const { fieldContext, useFieldContext } = createFormHookContexts()
