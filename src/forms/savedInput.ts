import { SAVED_INPUT_KEY } from '../model/deviceStorage.ts'
import { parseJson, propertyOf } from '../model/json.ts'
import { withStorage } from '../parts/storage.ts'
import type { FormValues, SiteForm } from './definition.ts'

/** What a visitor has entered and not yet sent. It is stored as long as the browser's tab exists. */
type SavedInput = {
  readonly values: FormValues
  /** Whether it was sent and may have been received. */
  readonly uncertain: boolean
}

/** The saved input of a form. `undefined` if it belongs to another revision of the form. */
export function readSavedInput(form: SiteForm): SavedInput | undefined {
  const stored = parseJson(
    withStorage('sessionStorage', (storage) => storage.getItem(storageKey(form))),
  )
  if (propertyOf(stored, 'revision') !== form.revision) return undefined
  const values = readValues(form, propertyOf(stored, 'values'))
  if (equalValues(values, form.defaultValues)) return undefined
  return { values, uncertain: propertyOf(stored, 'uncertain') === true }
}

/** Saves what is entered, or removes the saved input if nothing is. Does nothing if storage is blocked. */
export function saveInput(form: SiteForm, { values, uncertain }: SavedInput): void {
  if (equalValues(values, form.defaultValues)) return removeSavedInput(form)
  const text = JSON.stringify({ revision: form.revision, values, uncertain })
  return withStorage('sessionStorage', (storage) => storage.setItem(storageKey(form), text))
}

/** Removes the saved input of a form. */
export function removeSavedInput(form: SiteForm): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(storageKey(form)))
}

/** Whether two forms, or two fields, have the same values. */
export const equalValues = <T extends FormValues | FormValues[string] | undefined>(
  values: T,
  others: T,
) => JSON.stringify(values) === JSON.stringify(others)

const storageKey = ({ id }: SiteForm) => SAVED_INPUT_KEY + id

/** The stored value of each field, or its default value if the stored one has another type. */
function readValues(form: SiteForm, stored: unknown): FormValues {
  return Object.fromEntries(
    Object.entries(form.defaultValues).map(([name, byDefault]) => {
      const value = propertyOf(stored, name)
      if (typeof byDefault === 'string')
        return [name, typeof value === 'string' ? value : byDefault]
      const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
      return [name, isList ? value : byDefault]
    }),
  )
}
