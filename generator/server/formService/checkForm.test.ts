import { expect, test } from 'vitest'
import { checkForm } from './checkForm.ts'
import type { Part } from './part.ts'

const KEY: Part = ['access_key', 'embedded']
const NAME: Part = ['Name', 'Ada']
const NO_KEY = 'The form carries no access_key.'
const WRONG_KEY = 'The access_key is not one of this service.'
const TRAPPED = 'The form was not accepted: its hidden box was filled in.'
const EMPTY = 'The form is empty: fill in at least one field.'

test.each([
  ['a form with its key', [KEY, NAME]],
  ['one field among empty ones', [KEY, ['Name', ''], ['Message', 'x']]],
  ['an empty trap', [KEY, NAME, ['botcheck', '']]],
  ['a trap that says no', [KEY, NAME, ['botcheck', 'False']]],
] satisfies [string, Part[]][])('accepts %s', (_, parts) => {
  expect(checkForm(parts, 'embedded')).toEqual({ kind: 'accepted' })
})

test.each([
  ['no parts', [], NO_KEY],
  ['no key', [NAME], NO_KEY],
  ['an empty key', [['access_key', ''], NAME], NO_KEY],
  ['a wrong key', [['access_key', 'Embedded'], NAME], WRONG_KEY],
  ['a ticked trap', [KEY, NAME, ['botcheck', 'on']], TRAPPED],
  ['a trap that is filled in second', [KEY, NAME, ['botcheck', ''], ['botcheck', '1']], TRAPPED],
  ['a form of the key alone', [KEY], EMPTY],
  ['blank fields', [KEY, ['Name', ' \n'], ['Email', '']], EMPTY],
  ['what the page itself sends', [KEY, ['Subject', 'Green to Blue'], ['redirect', '/x']], EMPTY],
] satisfies [string, Part[], string][])('refuses %s', (_, parts, message) => {
  expect(checkForm(parts, 'embedded')).toEqual({ kind: 'refused', status: 400, message })
})
