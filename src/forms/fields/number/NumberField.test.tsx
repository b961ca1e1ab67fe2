import { expect, test } from 'vitest'
import { renderInSite } from '../../../parts/testing/renderInSite.tsx'
import { normalizeValues } from '../../sending/parts.ts'
import { registration } from '../../testing/registration.ts'
import { siteFormOf } from '../../testing/siteForm.ts'
import { VisitorForm } from '../../VisitorForm.tsx'
import { fieldSchema } from '../schemas.ts'

const formWith = (limits: object) =>
  siteFormOf({
    ...registration,
    fields: [
      fieldSchema.parse({
        kind: 'number',
        name: 'amount',
        label: 'Amount',
        send: 'Amount',
        ...limits,
      }),
    ],
  })

test.each([
  [{}, null],
  [{ min: 0 }, 'numeric'],
  [{ min: 0, step: 0.01 }, 'decimal'],
])('limits %o: the keyboard of phones has the characters that are needed', async (limits, mode) => {
  const page = await renderInSite(<VisitorForm form={formWith(limits)} />)
  expect(page.querySelector('[name="Amount"]')?.getAttribute('inputmode')).toBe(mode)
})

test('a form is sent with the decimal separator of the language', () => {
  const values = normalizeValues(formWith({ min: 0, step: 0.01 }), { amount: '19,99' })
  expect(values).toEqual({ amount: '19.99' })
})
