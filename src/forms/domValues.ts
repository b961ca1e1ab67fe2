import type { SiteForm } from './definition.ts'
import { implementationOf } from './fields/implementationOf.ts'
import { readText } from './fields/readText.ts'
import type { FormValues } from './formValues.ts'

/**
 * Reads the values of a form from its elements. They can come from the visitor, also before
 * hydration, from the browser's autofill or restored page, or from a password manager.
 */
export const readDomValues = (form: SiteForm): FormValues =>
  Object.fromEntries(
    form.fields.map((field) => {
      const { readValue = readText } = implementationOf(form, field.kind)
      return [field.name, readValue(form, field)]
    }),
  )
