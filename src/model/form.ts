import { referenceTo } from './reference.ts'
import { NAME } from './text.ts'

/**
 * A form as a page holds it. `src/forms/definition.ts` declares its properties, for the model
 * imports nothing from `src/forms`.
 */
export interface PageForm {}

/** The name of a form that `forms` declares. */
export const form = referenceTo('form', NAME, 'the name of a form')
