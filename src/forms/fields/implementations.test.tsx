import { expect, it } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { fieldId } from '../siteForm.ts'
import { serializeFields } from '../sendForm.ts'
import { registration } from '../testing/registration.ts'
import { siteFormOf } from '../testing/siteForm.ts'
import { focusId, readDomValues } from '../useSiteForm.ts'
import { VisitorForm } from '../VisitorForm.tsx'
import { fieldKinds, fieldSchema } from '../schema.ts'

/** A form with a required field of each kind, named as its kind. */
const form = siteFormOf({
  ...registration,
  id: 'kinds',
  fields: Object.entries(fieldKinds).map(([kind, { schema }]) =>
    fieldSchema.parse({
      kind,
      name: kind,
      label: kind,
      required: true,
      send: kind,
      ...('options' in schema.shape && { options: ['One', 'Two'] }),
    }),
  ),
})

it('the input of each kind can be focused, has the id of the field, and has the initial value when nothing is entered', async () => {
  await renderInSite(<VisitorForm form={form} />)
  const values = readDomValues(form)
  for (const field of form.fields) {
    const { kind, name } = field
    const isFocusable = document
      .getElementById(focusId(form, field))
      ?.matches('input, textarea, select')
    const hasId = document.getElementById(fieldId(form, field)) !== null
    const value = form.defaultValues[name]
    expect({ kind, isFocusable, hasId, value: values[name] }).toEqual({
      kind,
      isFocusable: true,
      hasId: true,
      value,
    })
  }
})

it('the initial value of each kind is rejected if it is required, and is not sent', () => {
  const { issues = [] } = form.schema.safeParse(form.defaultValues).error ?? {}
  const names = form.fields.map(({ name }) => name)
  expect(issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(names))
  expect(serializeFields(form, form.defaultValues)).toEqual([])
})
