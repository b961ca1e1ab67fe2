import { expect, test } from 'vitest'
import {
  acceptedExtensions,
  chosenFile,
  fileText,
  parseFileText,
  fileSchema,
  fileLimitsText,
  serializeFiles,
} from './fileValue.ts'

const field = {
  label: 'Documents',
  required: true,
  types: ['pdf', 'docx'],
  maxFiles: 2,
  maxMegabytes: 5,
}

const messageOf = (value: string[], more: Partial<typeof field> = {}) =>
  fileSchema({ ...field, ...more }).safeParse(value).error?.issues[0]?.message

test('describes a file as text', () => {
  const file = new File(['text'], 'my cv  2.pdf', { lastModified: 1_763_000_000_000 })
  const text = fileText(file)
  expect(text).toBe('4 1763000000000 my cv  2.pdf')
  expect(parseFileText(text)).toEqual({
    size: 4,
    lastModified: 1_763_000_000_000,
    name: 'my cv  2.pdf',
  })
  expect(chosenFile(text)).toBe(file)
})

test('serializes the files, and the names of those from before the page was loaded', () => {
  const file = new File(['text'], 'cv.pdf')
  expect(serializeFiles([fileText(file), '4 1 old cv.pdf'])).toEqual([file, 'old cv.pdf'])
  expect(serializeFiles([])).toEqual([])
})

test.each([
  ['a file of each type', ['1 1 cv.pdf', '1 1 CV.DOCX']],
  ['files of the largest size', ['2500000 1 1.pdf', '2500000 1 2.pdf']],
])('accepts %s', (_, value) => {
  expect(messageOf(value)).toBeUndefined()
})

test.each([
  ['jpg', 'photo.jpeg'],
  ['jpeg', 'PHOTO.JPG'],
  ['jpg', 'saved.jfif'],
  ['tif', 'scan.tiff'],
  ['html', 'page.htm'],
  ['mpg', 'film.mpeg'],
])('a field for %s accepts %s, also in the dialog of the browser', (type, name) => {
  expect(messageOf([`1 1 ${name}`], { types: [type] })).toBeUndefined()
  expect(acceptedExtensions({ types: [type] })).toContain(/\.\w+$/.exec(name.toLowerCase())?.[0])
})

test('accepts no file if the field is optional', () => {
  expect(messageOf([], { required: false })).toBeUndefined()
})

test.each([
  [[], 'Choose a file for “Documents”'],
  [['1 1 1.pdf', '1 1 2.pdf', '1 1 3.pdf'], 'Choose fewer files for “Documents”. The limit is 2'],
  [
    ['1 1 1.pdf', '1 1 cv.pdf.exe'],
    'Choose a file of the type PDF, DOCX for “Documents”. “cv.pdf.exe” has another type',
  ],
  [['1 1 pdf'], 'Choose a file of the type PDF, DOCX for “Documents”. “pdf” has another type'],
  [['0 1 cv.pdf'], 'Choose another file for “Documents”. “cv.pdf” is empty'],
  [
    ['2500000 1 1.pdf', '2500001 1 2.pdf'],
    'Choose smaller files for “Documents”. 5.1 MB are too large. The limit is 5 MB',
  ],
])('rejects %j with a message', (value, message) => {
  expect(messageOf(value)).toBe(message)
})

test('states the limits', () => {
  expect(fileLimitsText(field)).toBe('PDF, DOCX. Up to 2 files, 5 MB together.')
  expect(fileLimitsText({ ...field, maxFiles: 1 })).toBe('PDF, DOCX. Up to 5 MB.')
})
