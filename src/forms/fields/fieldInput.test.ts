import { describe, expect, it } from 'vitest'
import { checkboxesSchema } from './checkboxes/checkboxes.tsx'
import { emailSchema } from './email/email.tsx'
import { phoneSchema } from './phone/phone.tsx'
import { optionSchema, textSchema } from './fieldInput.ts'

const options = ['Engineer', 'Analyst']

describe('a required value', () => {
  const required = true
  it.each([
    ['text', textSchema({ label: 'Name', required }), ['', '  ', '\n', ' \u200B']],
    ['email', emailSchema({ label: 'Email', required }), ['']],
    ['phone', phoneSchema({ label: 'Phone', required }), ['']],
    ['option', optionSchema({ label: 'Role', required, options }), ['', 'Poet']],
    ['checkboxes', checkboxesSchema({ label: 'Roles', required, options }), [[], ['Poet']]],
  ])('%s: must not be empty', (_, schema, values) => {
    for (const value of values) expect(schema.safeParse(value).success).toBe(false)
  })
})

describe('an optional value', () => {
  const required = false
  it.each([
    ['text', textSchema({ label: 'Name', required }), ''],
    ['email', emailSchema({ label: 'Email', required }), ''],
    ['phone', phoneSchema({ label: 'Phone', required }), ''],
    ['option', optionSchema({ label: 'Role', required, options }), ''],
    ['checkboxes', checkboxesSchema({ label: 'Roles', required, options }), []],
  ])('%s: may be empty', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(true)
  })
})
