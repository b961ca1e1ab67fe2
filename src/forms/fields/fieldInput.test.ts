import { describe, expect, it } from 'vitest'
import { checkboxesSchema } from './checkboxes/checkboxes.tsx'
import { emailSchema } from './email/email.tsx'
import { phoneSchema } from './phone/phone.tsx'
import { asciiDigits, optionSchema, textSchema } from './fieldInput.ts'

const options = ['Engineer', 'Analyst']

it('replaces the digits of all scripts', () => {
  const digits = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false })
    const text = format.format(1_234_567_890)
    return /^\p{Nd}+$/u.test(text) ? [text] : []
  })
  expect(digits.length).toBeGreaterThan(50)
  expect(new Set(digits.map(asciiDigits))).toEqual(new Set(['1234567890']))
})

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
