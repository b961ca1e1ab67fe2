import { describe, expect, test } from 'vitest'
import { autocompleteOf, lineNames } from '../../src/model/autocomplete.ts'
import { explainAutocomplete } from './explainValue.ts'

const schema = autocompleteOf(lineNames)

test.each([
  'off',
  'on',
  'name',
  'shipping postal-code',
  'work tel-extension',
  'section-guest2 billing mobile tel',
])('%j is accepted', (value) => {
  expect(schema.safeParse(value).success).toBe(true)
})

describe('what is wrong and what the author probably meant', () => {
  test.each([
    ['nmae', 'is not an allowed value', 'Did you mean "name"?'],
    ['section-a work emial', 'is not an allowed value', 'Did you mean "email"?'],
    ['street-address', 'is not an allowed value', undefined],
    ['home name', 'is not written as HTML defines', 'Write section-<name>, then'],
    ['Name', 'is not written as HTML defines', 'Write section-<name>, then'],
    ['', 'is not an allowed value', undefined],
  ])('%j', (value, message, hint) => {
    expect(schema.safeParse(value).success).toBe(false)
    const problem = explainAutocomplete(value, lineNames)
    expect(problem.message.startsWith(`${JSON.stringify(value)} ${message}`)).toBe(true)
    expect(problem.hint?.slice(0, hint?.length)).toBe(hint)
  })
})
