import { DRAFT_KEY } from '../model/deviceStorage.ts'
import { parseJson, propertyOf } from '../model/json.ts'
import type { FormValues, SiteForm } from './definition.ts'
/** What a visitor has entered and not yet sent. It is stored as long as the browser's tab exists. */
export type Draft = {
  readonly values: FormValues
  /** Whether it was sent and may have been received. */
  readonly uncertain: boolean
}

/** The stored draft of a form. `undefined` if it belongs to another revision of the form. */
export function readDraft(form: SiteForm): Draft | undefined {
  const stored = parseJson(withStorage((storage) => storage.getItem(storageKey(form))))
  if (propertyOf(stored, 'revision') !== form.revision) return undefined
  const values = readValues(form, propertyOf(stored, 'values'))
  if (equalValues(values, form.defaultValues)) return undefined
  return { values, uncertain: propertyOf(stored, 'uncertain') === true }
}

/** Stores a draft, or removes it if nothing is entered. Does nothing if storage is blocked. */
export function writeDraft(form: SiteForm, { values, uncertain }: Draft): void {
  if (equalValues(values, form.defaultValues)) return removeDraft(form)
  const text = JSON.stringify({ revision: form.revision, values, uncertain })
  return withStorage((storage) => storage.setItem(storageKey(form), text))
}

/** Removes the stored draft of a form. */
export function removeDraft(form: SiteForm): void {
  withStorage((storage) => storage.removeItem(storageKey(form)))
}

/** Whether two forms, or two fields, have the same values. */
export const equalValues = <T extends FormValues | FormValues[string] | undefined>(
  one: T,
  other: T,
) => JSON.stringify(one) === JSON.stringify(other)

const storageKey = ({ id }: SiteForm) => DRAFT_KEY + id

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

/** `undefined` if the browser blocks storage: then even reading `sessionStorage` throws. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
