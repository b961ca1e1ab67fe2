import { describe, expect, test } from 'vitest'
import { autocompleteOf, lineNames } from '../../src/model/autocomplete.ts'
import { explainAutocomplete } from './explain.ts'

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
    ['section-a work emial', 'is not an allowed value', 'Did you mean "section-a work email"?'],
    ['street-address', 'is not allowed for this kind of field', 'Allowed values: name,'],
    ['webauthn', 'is not an allowed value', undefined],
    ['home name', 'has "home" before "name", which is not contact data', 'Remove "home".'],
    ['Name', 'is not written in the way', 'Did you mean "name"?'],
    ['work shipping tel', 'is not written in the way', 'Did you mean "shipping work tel"?'],
    ['billing shipping name', 'is not written in the way', 'Did you mean "billing name"?'],
    ['section- name', 'is not written in the way', 'Did you mean "name"?'],
    [' name', 'is not written in the way', 'Did you mean "name"?'],
    ['', 'is not an allowed value', undefined],
  ])('%j', (value, message, hint) => {
    expect(schema.safeParse(value).success).toBe(false)
    const problem = explainAutocomplete(value, lineNames)
    expect(problem.message.startsWith(`${JSON.stringify(value)} ${message}`)).toBe(true)
    expect(problem.hint?.slice(0, hint?.length)).toBe(hint)
  })
})
