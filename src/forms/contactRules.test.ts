import { describe, expect, test } from 'vitest'
import { EMAIL_PATTERN, formatEmail, emailSchema } from './fields/email/email.tsx'
import { asciiDigits, plainText } from './fields/fieldInput.ts'
import { formatUsPhone, PHONE_PATTERN, phoneSchema } from './fields/phone/phone.tsx'
import {
  invalidEmails,
  invalidPhones,
  ordinaryEmails,
  unusualEmails,
  validExtensions,
  validPhones,
} from './testing/contactExamples.ts'

/** The regular expression that a browser creates from the attribute `pattern`. */
const native = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v')

describe('a phone number', () => {
  const rule = native(PHONE_PATTERN)
  const schema = phoneSchema({ label: 'Phone', required: true })
  const digits = (text: string) => asciiDigits(plainText(text)).replaceAll(/\D/g, '')

  test.each(validPhones)('%j is accepted by pattern and schema, and formatted', (text) => {
    expect(rule.test(text)).toBe(true)
    expect(schema.safeParse(text).success).toBe(true)
    expect(formatUsPhone(text)).toBe('(301) 555-0100')
  })

  test.each(validExtensions)('an extension can be written as %j', (extension) => {
    expect(rule.test(`301-555-0100${extension}`)).toBe(true)
    const formatted = formatUsPhone(`301-555-0100${extension}`)
    expect(formatted).toBe('(301) 555-0100 x123')
    expect(schema.safeParse(formatted).success).toBe(true)
  })

  test.each(invalidPhones)('%j is rejected by pattern and schema, and keeps its digits', (text) => {
    expect(rule.test(text)).toBe(false)
    expect(schema.safeParse(text).success).toBe(false)
    const formatted = digits(formatUsPhone(text))
    // Formatting may remove a country code 1.
    expect([formatted, `1${formatted}`]).toContain(digits(text))
  })
})

describe('an email address', () => {
  const rule = native(EMAIL_PATTERN)
  const schema = emailSchema({ label: 'Email', required: true })

  test.each([...ordinaryEmails, ...unusualEmails])(
    '%j is accepted by pattern and schema, also after it is formatted',
    (text) => {
      for (const form of [text, formatEmail(text)]) {
        expect(rule.test(form)).toBe(true)
        expect(schema.safeParse(form).success).toBe(true)
      }
    },
  )

  test.each(invalidEmails)('%j is rejected by pattern and schema', (text) => {
    expect(rule.test(text)).toBe(false)
    expect(schema.safeParse(text).success).toBe(false)
  })

  test('is trimmed and lower-cased', () => {
    expect(formatEmail('\t Ada@EXAMPLE.com\n')).toBe('ada@example.com')
  })

  test.each([
    'ada\u200B@example.com',
    '\u202Aada@example.com\u202C',
    'ada@exam\u00ADple.com\u2060',
    '\uFEFF ada@example.com \u200E',
    'mailto:ada@example.com',
    'MAILTO:Ada@example.com?subject=Hello&body=x',
    'E-mail: ada@example.com',
    'ada＠example．com',
    'ａｄａ@example。com',
  ])('%j becomes a plain address', (text) => expect(formatEmail(text)).toBe('ada@example.com'))

  test.each(['علي٢@مثال.مصر', 'user@почта.рф', '½@example.com'])('%j stays as it is', (text) =>
    expect(formatEmail(text)).toBe(text),
  )
})
