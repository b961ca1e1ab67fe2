import { expect, test } from 'vitest'
import { directionOf, formattedLanguage } from './values.ts'

const messages = (tag: string) =>
  formattedLanguage.safeParse(tag).error?.issues.map(({ message }) => message)

test.each(['en-US', 'de', 'zh-Hant-TW', 'ar-EG'])('accepts %s', (tag) => {
  expect(messages(tag)).toBeUndefined()
})

test.each([
  ['english', 'write a language whose formats Node knows, e.g. en-US or de'],
  ['en_US', 'write a BCP 47 language tag, e.g. en or en-US'],
  ['', 'write a BCP 47 language tag, e.g. en or en-US'],
  ['en-us', 'write the tag in its canonical form: en-US'],
  ['iw', 'write the tag in its canonical form: he'],
  ['xx', 'write a language whose formats Node knows, e.g. en-US or de'],
])('rejects %j', (tag, message) => {
  expect(messages(tag)).toEqual([message])
})

test.each([
  ['en-US', 'ltr'],
  ['zh-Hant-TW', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
] as const)('%s is written %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction)
})
