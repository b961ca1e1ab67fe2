import { expect, test } from 'vitest'
import { storedFileName } from './storedFileName.ts'

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['Lebenslauf (neu).pdf', 'Lebenslauf-neu-.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['cv.pdf. ', 'cv.pdf'],
  ['a\u0000b\nc.pdf', 'a-b-c.pdf'],
  ['履歴書.pdf', 'pdf'],
  ['', 'file'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(76)}.pdf`],
])('stores %j as %j', (name, safe) => {
  expect(storedFileName('2026-11-20T12:00:00.000Z', name, 'id')).toBe(
    `files/2026-11-20T12-00-00-000Z-id-${safe}`,
  )
})

test('stores two files with one name under different names', () => {
  expect(storedFileName('T', 'cv.pdf')).not.toBe(storedFileName('T', 'cv.pdf'))
})
