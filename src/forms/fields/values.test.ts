import { describe, expect, it } from 'vitest'
import { checkboxesValue } from './checkboxes/checkboxes.tsx'
import { emailValue } from './email/email.tsx'
import { optionValue, textValue } from './values.ts'
import { phoneValue } from './phone/phone.tsx'

const options = ['Engineer', 'Analyst']

describe('a required value', () => {
  const required = true
  it.each([
    ['text', textValue({ label: 'Name', required }), ['', '  ', '\n', ' \u200B']],
    ['email', emailValue({ label: 'Email', required }), ['']],
    ['phone', phoneValue({ label: 'Phone', required }), ['']],
    ['option', optionValue({ label: 'Role', required, options }), ['', 'Poet']],
    ['checkboxes', checkboxesValue({ label: 'Roles', required, options }), [[], ['Poet']]],
  ])('%s: must not be empty', (_, schema, values) => {
    for (const value of values) expect(schema.safeParse(value).success).toBe(false)
  })
})

describe('an optional value', () => {
  const required = false
  it.each([
    ['text', textValue({ label: 'Name', required }), ''],
    ['email', emailValue({ label: 'Email', required }), ''],
    ['phone', phoneValue({ label: 'Phone', required }), ''],
    ['option', optionValue({ label: 'Role', required, options }), ''],
    ['checkboxes', checkboxesValue({ label: 'Roles', required, options }), []],
  ])('%s: may be empty', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(true)
  })
})
