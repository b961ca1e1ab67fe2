import { referenceTo } from './reference.ts'
import { NAME } from './text.ts'

/**
 * The form that a page renders. `src/forms/definition.ts` adds the properties by declaration merging,
 * because `src/model` must not import from `src/forms`.
 */
export interface PageForm {}

/** The name of an entry of `forms`. */
export const form = referenceTo('form', NAME, 'write the name of a form, e.g. contact')
