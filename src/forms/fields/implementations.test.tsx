import { beforeEach, describe, expect, it } from 'vitest'
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

beforeEach(async () => {
  await renderInSite(<VisitorForm form={form} />)
})

describe.each(form.fields)('the kind $kind', (field) => {
  it('has a focusable input', () => {
    const element = document.getElementById(focusId(form, field))
    expect(['INPUT', 'TEXTAREA', 'SELECT']).toContain(element?.tagName)
  })

  it('has an element with the id of the field', () => {
    expect(document.getElementById(fieldId(form, field))).not.toBeNull()
  })

  it('has its initial value when nothing is entered', () => {
    expect(readDomValues(form)[field.name]).toEqual(form.defaultValues[field.name])
  })

  it('rejects its initial value if it is required', () => {
    const issues = form.schema.safeParse(form.defaultValues).error?.issues ?? []
    expect(issues.map(({ path }) => path[0])).toContain(field.name)
  })

  it('sends nothing for its initial value', () => {
    expect(serializeFields(form, form.defaultValues).map(([name]) => name)).not.toContain(
      field.name,
    )
  })
})
