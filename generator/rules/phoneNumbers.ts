import type { Place } from '../../src/model/place.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { parseDial, stateSameNumber } from '../formats/phoneNumber.ts'
import type { Rule } from './rule.ts'

/** The phone number of each place can exist, and its text states the same number. */
export const phoneNumbersAreReal: Rule<'places'> = (site) =>
  Object.entries(site.places).flatMap(([name, { phone }]) =>
    phone === undefined ? [] : problems(name, phone),
  )

function problems(name: string, { dial, text }: NonNullable<Place['phone']>): Diagnostic[] {
  const number = parseDial(dial)
  if (number === undefined) {
    return [
      {
        code: 'invalid-phone-number',
        path: ['places', name, 'phone', 'dial'],
        message: `${JSON.stringify(dial)} is not a phone number: no country uses it.`,
        hint: 'Check the country code, the area code and the number of digits.',
      },
    ]
  }
  if (text === undefined || stateSameNumber(text, number)) return []
  return [
    {
      code: 'phone-number-mismatch',
      path: ['places', name, 'phone', 'text'],
      message: `${JSON.stringify(text)} is not the same number as dial, which is ${JSON.stringify(dial)}.`,
      hint: `Correct one of the two, or remove text: pages then show ${JSON.stringify(number.formatNational())}, or ${JSON.stringify(number.formatInternational())} on the site of another country.`,
    },
  ]
}
