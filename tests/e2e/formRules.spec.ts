import type { Locator } from '@playwright/test'
import * as fc from 'fast-check'
import { email, phone } from '../../src/forms/answers.ts'
import { emails, ordinaryEmails, phones } from '../../src/forms/testing/contactStrings.ts'
import { formOn, formOnSite } from './support/forms.ts'
import { expect, open, test } from './support/site.ts'

const RUNS = 5000

/** What a field makes of texts, and whether the browser itself would let each of them pass. */
const judged = (field: Locator, texts: readonly string[], type?: string) =>
  field.evaluate(
    (input, { all, as }) => {
      if (!(input instanceof HTMLInputElement)) return []
      if (as !== undefined) input.type = as
      return all.map((text) => {
        input.value = text
        return { text: input.value, passes: input.validity.valid }
      })
    },
    { all: texts, as: type },
  )

type Schema = { safeParse: (text: string) => { readonly success: boolean } }

/** Where the browser and the schema differ. */
const differences = (schema: Schema, all: Awaited<ReturnType<typeof judged>>) =>
  all.filter(({ text, passes }) => schema.safeParse(text).success !== passes)

test('the browser itself applies the rules of the schema', async ({ page }) => {
  await open(page, formOnSite('contact').path)
  const form = formOn(page, 'contact')
  const numbers = await judged(form.field('phone'), fc.sample(phones, RUNS))
  expect(numbers.filter(({ passes }) => passes).length).toBeGreaterThan(500)
  expect(differences(phone('Phone', true), numbers)).toEqual([])

  // As an email field it asks for an address by the rule of HTML too, which knows no others than
  // ordinary ones; its pattern alone is the rule.
  const rule = email('Email', true)
  const strict = await judged(form.field('email'), fc.sample(emails, RUNS))
  expect(differences(rule, strict).filter(({ passes }) => passes)).toEqual([])
  const ordinary = await judged(form.field('email'), fc.sample(ordinaryEmails, RUNS))
  expect(ordinary.every(({ passes }) => passes)).toBe(true)
  expect(differences(rule, ordinary)).toEqual([])
  const pattern = await judged(form.field('email'), fc.sample(emails, RUNS), 'text')
  expect(pattern.filter(({ passes }) => passes).length).toBeGreaterThan(500)
  expect(differences(rule, pattern)).toEqual([])
})
