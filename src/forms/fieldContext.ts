import { createFormHookContexts } from '@tanstack/react-form'

/** Gives the component of a field its answer. `createFormHook` would bring groups of fields along, which no form has. */
export const { fieldContext, useFieldContext } = createFormHookContexts()
