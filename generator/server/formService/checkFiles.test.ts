import { expect, test } from 'vitest'
import { checkFiles } from './checkFiles.ts'
import { ENGLISH } from './testing/startService.ts'

const file = (name: string, size = 1, part = 'CV') => ({
  part,
  name,
  type: 'application/pdf',
  bytes: new Uint8Array(size),
})

const rules = [
  { part: 'CV', types: ['pdf', 'docx'], maxFiles: 2, maxMegabytes: 1 },
  { part: 'Photo', types: ['jpg'], maxFiles: 1, maxMegabytes: 1 },
  // Another form has a part with the same name.
  { part: 'Photo', types: ['png'], maxFiles: 1, maxMegabytes: 1 },
]
const check = (...files: ReturnType<typeof file>[]) =>
  checkFiles(files, { ...ENGLISH, files: rules })

test('accepts the files that the forms of the site send', () => {
  expect(check()).toEqual({ kind: 'accepted' })
  const files = [file('cv.pdf', 500_000), file('CV.v2.DOCX', 500_000), file('me.png', 1, 'Photo')]
  expect(check(...files)).toEqual({ kind: 'accepted' })
})

test.each([
  ['a field that no form has', [file('cv.pdf', 1, 'Letter')], 400, ENGLISH.texts.file],
  [
    'too many files',
    [file('1.pdf'), file('2.pdf'), file('3.pdf')],
    413,
    'Too many files for CV. The limit is 2.',
  ],
  [
    'files that are too large together',
    [file('1.pdf', 500_000), file('2.pdf', 500_001)],
    413,
    'The files for CV are too large. The limit is 1 MB.',
  ],
  [
    'another type',
    [file('1.pdf'), file('cv.pdf.exe')],
    415,
    'The file “cv.pdf.exe” has a type that is not accepted. Send one of: pdf, docx.',
  ],
  [
    'no type',
    [file('pdf')],
    415,
    'The file “pdf” has a type that is not accepted. Send one of: pdf, docx.',
  ],
  [
    'a type that neither of two forms accepts',
    [file('me.gif', 1, 'Photo')],
    415,
    'The file “me.gif” has a type that is not accepted. Send one of: jpg.',
  ],
  [
    'a wrong file besides a correct one of another field',
    [file('cv.pdf'), file('me.gif', 1, 'Photo')],
    415,
    'The file “me.gif” has a type that is not accepted. Send one of: jpg.',
  ],
] as const)('refuses %s', (_, files, status, message) => {
  expect(check(...files)).toEqual({ kind: 'refused', status, message })
})
