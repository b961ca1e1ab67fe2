import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { email, phone } from './answers.ts'
import { EMAIL_PATTERN, formatEmail } from '../model/email.ts'
import { formatPhone, PHONE_PATTERN } from '../model/phone.ts'
import { emails, phones } from './testing/contactStrings.ts'

const RUNS = 12_000

/** What a browser does with `pattern` (HTML, "the pattern attribute"). */
const native = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v')

const asciiDigits = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '')

test('phone: pattern, schema and formatter agree', () => {
  const rule = native(PHONE_PATTERN)
  const schema = phone('Phone', true)
  const seen = { accepted: 0, refused: 0 }
  fc.assert(
    fc.property(phones, (text) => {
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
    fc.property(emails, (text) => {
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
