import * as fc from 'fast-check'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const separator = fc.constantFrom('', ' ', '.', '-')

const goodPhone = fc
  .tuple(
    fc.constantFrom('', '1', '+1', '1 ', '+1 ', '1-', '+1.'),
    fc.boolean(),
    digits(3),
    separator,
    digits(3),
    separator,
    digits(4),
  )
  .map(
    ([code, round, area, first, middle, second, last]) =>
      `${code}${round ? `(${area})` : area}${first}${middle}${second}${last}`,
  )
const almostPhone = fc.string({ unit: fc.constantFrom(...'0123456789+-. ()x١'), maxLength: 18 })
const goodEmail = fc
  .tuple(fc.stringMatching(/^[^\s@]{1,12}$/), fc.stringMatching(/^[^\s@]{1,12}\.[A-Za-z]{2,5}$/))
  .map(([local, domain]) => `${local}@${domain}`)
const almostEmail = fc.string({ unit: fc.constantFrom(...'aZ9@. -_\t\u00a0é'), maxLength: 16 })

/** Addresses as they are given out: what HTML calls a valid one, with a domain of two parts or more. */
export const ordinaryEmails = fc
  .tuple(
    fc.stringMatching(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,16}$/),
    fc.stringMatching(/^(?:[A-Za-z0-9]([A-Za-z0-9-]{0,8}[A-Za-z0-9])?\.){1,3}[A-Za-z]{2,6}$/),
  )
  .map(([local, domain]) => `${local}@${domain}`)

/** Strings that obey the rule, that nearly do, one character off, and any others. */
function around(good: fc.Arbitrary<string>, almost: fc.Arbitrary<string>) {
  const off = fc
    .tuple(good, fc.nat(30), fc.constantFrom('', ' ', '@', '.', '1', ')'))
    .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1))
  return fc.oneof(good, almost, off, fc.string({ unit: 'binary' }))
}

/** Strings around the rule of telephone numbers. */
export const phones = around(goodPhone, almostPhone)

/** Strings around the rule of email addresses. */
export const emails = around(goodEmail, almostEmail)
