import type { Locator } from '@playwright/test'
import {
  invalidEmails,
  invalidPhones,
  ordinaryEmails,
  unusualEmails,
  validPhones,
} from '../../src/forms/testing/contactExamples.ts'
import { formOn } from './support/formOn.ts'
import { formWith } from './support/forms.ts'
import { expect, open, test } from './support/site.ts'

/** The texts that are valid in a field according to the browser. Entering may change a text. */
const accepted = (field: Locator, texts: readonly string[], type?: string) =>
  field.evaluate(
    (input, { all, as }) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('This is no text field.')
      if (as !== undefined) input.type = as
      return all.flatMap((text) => {
        input.value = text
        return input.validity.valid ? [input.value] : []
      })
    },
    { all: texts, as: type },
  )

test('the browser validates phone numbers like the schema', async ({ page }) => {
  const form = formWith('phone')
  await open(page, form.path)
  const field = formOn(page, form).first('phone')
  expect(await accepted(field, validPhones)).toEqual(validPhones)
  // The browser removes line breaks from the value.
  expect(await accepted(field, invalidPhones)).toEqual(['3015550100'])
})

test('the browser validates email addresses like the schema', async ({ page }) => {
  const form = formWith('email')
  await open(page, form.path)
  const field = formOn(page, form).first('email')
  // An email field also has HTML's own rule, and removes surrounding spaces.
  expect(await accepted(field, ordinaryEmails)).toEqual(ordinaryEmails)
  expect(new Set(await accepted(field, invalidEmails))).toEqual(new Set(['ada@example.com']))
  // In a text field, `pattern` is the only rule.
  const valid = [...ordinaryEmails, ...unusualEmails]
  expect(await accepted(field, valid, 'text')).toEqual(valid)
  expect(await accepted(field, invalidEmails, 'text')).toEqual(['ada@example.com'])
})
