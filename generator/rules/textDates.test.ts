import { expect, it } from 'vitest'
import { datesIn } from './textDates.ts'

/** The dates in a text as `year-month-day weekday written`. */
const found = (text: string, language = 'en-US') =>
  datesIn(text, language).map(
    ({ year, month, day, weekday, written }) =>
      `${year ?? ''}-${month}-${day} ${weekday ?? ''} ${written}`,
  )

it.each([
  ['on July 18, 2025.', '2025-7-18  July 18, 2025'],
  ['on Friday, July 18, 2025, at 3', '2025-7-18 5 Friday, July 18, 2025'],
  ['Fri. Jul. 18th', '-7-18 5 Fri. Jul. 18th'],
  ['Sept 4 is too late', '-9-4  Sept 4'],
  ['Friday, the 18th of July 2025', '2025-7-18 5 Friday, the 18th of July 2025'],
  ['18 July 2025', '2025-7-18  18 July 2025'],
  ['7/18/2025', '2025-7-18  7/18/2025'],
  ['(2025-07-18)', '2025-7-18  2025-07-18'],
])('reads %j', (text, expected) => {
  expect(found(text)).toEqual([expected])
})

it.each([
  ['am Freitag, den 18. Juli 2025', 'de-DE', '2025-7-18 5 Freitag, den 18. Juli 2025'],
  ['18.7.2025', 'de-DE', '2025-7-18  18.7.2025'],
  ['vendredi 18 juillet 2025', 'fr-FR', '2025-7-18 5 vendredi 18 juillet 2025'],
  ['el viernes, 18 de julio de 2025', 'es-ES', '2025-7-18 5 viernes, 18 de julio de 2025'],
  ['18 июля 2025', 'ru-RU', '2025-7-18  18 июля 2025'],
])('reads %j in %s', (text, language, expected) => {
  expect(found(text, language)).toEqual([expected])
})

it.each([
  'You may 5 times',
  'M-22-09 and 800-53',
  'July 2025',
  'June 42, 2025',
  'Maybe 3 people',
  '3 to 5 marchers',
  'version 12.7.2025',
  '2025-07-180',
])('finds no date in %j', (text) => {
  expect(found(text)).toEqual([])
})
