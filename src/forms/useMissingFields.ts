import { useStore } from '@tanstack/react-form'
import { listSeparators } from 'virtual:language'
import * as texts from 'virtual:texts/form'
import { fillText } from '../model/fillText.ts'
import { joinList } from '../model/joinList.ts'
import type { SiteForm } from './definition.ts'
import { implementationOf } from './fields/implementationOf.ts'
import type { SiteFormApi } from './useFormApi.ts'

/**
 * The message beside the submit button that says which values are still missing, for example
 * `Please enter a complete email address.` Only kinds of fields with a `requirement` are named.
 * `undefined` when nothing is missing.
 */
export function useMissingFields(form: SiteForm, formApi: SiteFormApi): string | undefined {
  const values = useStore(formApi.store, (state) => state.values)
  const issues = form.schema.safeParse(values).error?.issues ?? []
  const missing = form.fields.flatMap(({ name, kind }) => {
    if (!issues.some(({ path }) => path[0] === name)) return []
    return implementationOf(form, kind).requirement ?? []
  })
  if (missing.length === 0) return undefined
  return fillText(texts.missing, { values: joinList(missing, listSeparators) })
}
