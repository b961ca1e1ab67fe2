import { expect, test } from 'vitest'
import { checkForm } from './checkForm.ts'
import type { Part } from './part.ts'
import { ENGLISH } from './testing/startService.ts'

const KEY: Part = ['access_key', 'embedded']
const NAME: Part = ['Name', 'Ada']
const NO_KEY = 'The form has no access_key.'
const WRONG_KEY = 'The access_key is wrong.'
const HONEYPOT = 'The form was rejected because its hidden field is filled in.'
const EMPTY = 'The form is empty. Fill in at least one field.'

test.each([
  ['a form with its key', [KEY, NAME]],
  ['one field among empty ones', [KEY, ['Name', ''], ['Message', 'x']]],
  ['an empty honeypot', [KEY, NAME, ['botcheck', '']]],
  ['a honeypot with a false value', [KEY, NAME, ['botcheck', 'False']]],
] satisfies [string, Part[]][])('accepts %s', (_, parts) => {
  expect(checkForm({ parts, files: [] }, 'embedded', ENGLISH)).toEqual({ kind: 'accepted' })
})

test.each([
  ['no parts', [], NO_KEY],
  ['no key', [NAME], NO_KEY],
  ['an empty key', [['access_key', ''], NAME], NO_KEY],
  ['a wrong key', [['access_key', 'Embedded'], NAME], WRONG_KEY],
  ['a checked honeypot', [KEY, NAME, ['botcheck', 'on']], HONEYPOT],
  [
    'a second honeypot that is filled in',
    [KEY, NAME, ['botcheck', ''], ['botcheck', '1']],
    HONEYPOT,
  ],
  ['a form with only the key', [KEY], EMPTY],
  ['blank fields', [KEY, ['Name', ' \n'], ['Email', '']], EMPTY],
  ['only parts that the page adds', [KEY, ['Subject', 'Green to Blue'], ['redirect', '/x']], EMPTY],
] satisfies [string, Part[], string][])('rejects %s', (_, parts, message) => {
  expect(checkForm({ parts, files: [] }, 'embedded', ENGLISH)).toEqual({
    kind: 'refused',
    status: 400,
    message,
  })
})

test('accepts a form with only a file', () => {
  const file = { part: 'CV', name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array(1) }
  const rule = { part: 'CV', types: ['pdf'], maxFiles: 1, maxMegabytes: 1 }
  const form = { parts: [KEY], files: [file] }
  expect(checkForm(form, 'embedded', { ...ENGLISH, files: [rule] })).toEqual({ kind: 'accepted' })
})

test('checks files', () => {
  const file = { part: 'CV', name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array(1) }
  expect(checkForm({ parts: [KEY, NAME], files: [file] }, 'embedded', ENGLISH)).toEqual({
    kind: 'refused',
    status: 400,
    message: 'This service does not accept files. Send text only.',
  })
})
