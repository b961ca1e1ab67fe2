import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { email, phone } from './answers.ts'
import { EMAIL_PATTERN, formatEmail } from '../model/email.ts'
import { formatPhone, PHONE_PATTERN } from '../model/phone.ts'

const RUNS = 12_000

/** What a browser does with `pattern` (HTML, "the pattern attribute"). */
const native = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v')

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const separator = fc.constantFrom('', ' ', '.', '-')

const asciiDigits = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '')

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

/** Strings that obey the rule, that nearly do, one character off, and any others. */
function around(good: fc.Arbitrary<string>, almost: fc.Arbitrary<string>) {
  const off = fc
    .tuple(good, fc.nat(30), fc.constantFrom('', ' ', '@', '.', '1', ')'))
    .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1))
  return fc.oneof(good, almost, off, fc.string({ unit: 'binary' }))
}

test('phone: pattern, schema and formatter agree', () => {
  const rule = native(PHONE_PATTERN)
  const schema = phone('Phone', true)
  const seen = { accepted: 0, refused: 0 }
  fc.assert(
    fc.property(around(goodPhone, almostPhone), (text) => {
      const accepted = rule.test(text)
      seen[accepted ? 'accepted' : 'refused'] += 1
      expect(schema.safeParse(text).success).toBe(accepted)
      const shown = formatPhone(text)
      // No digit is lost, but for the country code.
      expect(asciiDigits(text)).toMatch(new RegExp(`^1?${asciiDigits(shown)}$`))
      if (!accepted) return
      expect(formatPhone(shown)).toBe(shown)
      expect(shown).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
      expect(rule.test(shown)).toBe(true)
      expect(asciiDigits(shown)).toBe(asciiDigits(text).slice(-10))
    }),
    { numRuns: RUNS },
  )
  report('phone', seen)
})

test('email: pattern, schema and formatter agree', () => {
  const rule = native(EMAIL_PATTERN)
  const schema = email('Email', true)
  const seen = { accepted: 0, refused: 0 }
  fc.assert(
    fc.property(around(goodEmail, almostEmail), (text) => {
      const accepted = rule.test(text)
      seen[accepted ? 'accepted' : 'refused'] += 1
      expect(schema.safeParse(text).success).toBe(accepted)
      const shown = formatEmail(text)
      expect(formatEmail(shown)).toBe(shown)
      expect(!accepted || rule.test(shown)).toBe(true)
    }),
    { numRuns: RUNS },
  )
  report('email', seen)
})

function report(what: string, { accepted, refused }: { accepted: number; refused: number }) {
  expect(accepted).toBeGreaterThan(1000)
  expect(refused).toBeGreaterThan(1000)
  process.stdout.write(
    `${what}: pattern, schema and formatter agree on ${accepted + refused} strings (${accepted} accepted)\n`,
  )
}
