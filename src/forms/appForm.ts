import { createFormHook, createFormHookContexts } from '@tanstack/react-form'

const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

/** Gives the component of a field its answer. */
export { useFieldContext }

/**
 * TanStack Form's hook with the contexts of this site. The field components are not registered here:
 * each form brings those of its own kinds (`components` in `definition.ts`).
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {},
  formComponents: {},
})
