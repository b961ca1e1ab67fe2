import { expect, test } from './support/expectedErrors.ts'
import type { FieldKind } from '../../src/forms/schema.ts'
import { openFilled } from './support/fillForm.ts'
import { formOn } from './support/formOn.ts'
import {
  firstField,
  formWith,
  formWithOther,
  partOf,
  sentFields,
  type FormOnSite,
} from './support/forms.ts'
import { service, uniqueEmail } from './support/formService.ts'
import { open } from './support/site.ts'

/** Sets the values of elements by id, as a script of an extension does. */
function setValues(values: Readonly<Record<string, string>>) {
  for (const [id, value] of Object.entries(values)) {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
      input.value = value
    }
  }
}

/** Values for the first field of some kinds, by the id of its element. */
const valuesFor = (form: FormOnSite, values: Readonly<Partial<Record<FieldKind, string>>>) =>
  Object.fromEntries(
    sentFields(form)
      .filter(({ name, kind }) => firstField(form, kind)?.name === name)
      .flatMap(({ name, kind }) => {
        const value = values[kind]
        return value === undefined ? [] : [[`form_${form.id}_${name}`, value]]
      }),
  )

test('values set by a script without an event are kept and sent', async ({ page }) => {
  const { form: definition, field, other, part } = formWithOther()
  const form = formOn(page, definition)
  const [, second = ''] = field.options
  const box = (option: string) => form.field(field.name).getByLabel(option, { exact: true })
  const email = uniqueEmail()
  await open(page, definition.path)
  const values = {
    text: 'Set by script',
    email,
    phone: '3015550123',
    textarea: 'Set by script too',
  }
  await page.evaluate(setValues, valuesFor(definition, values))
  await box(second).evaluate((one: HTMLInputElement) => (one.checked = true))
  // Renders the form again: conditional fields and errors.
  await box(other.option).check()
  await form.field(other.reveals).fill('Poet')
  await form.first('text').fill('')
  await form.button.click({ force: true })
  await expect(form.root.locator('section')).toBeVisible()
  await form.first('text').fill('Ada')
  await expect(form.first('email')).toHaveValue(email)
  await expect(form.first('textarea')).toHaveValue('Set by script too')

  await form.button.click()
  await expect(form.status).toHaveText(definition.status.sent)
  const [sent] = await service(page, definition, email).received()
  const parts = new Map(sent?.parts)
  expect(parts.get(partOf(definition, 'textarea'))).toBe('Set by script too')
  expect(parts.get(partOf(definition, 'phone'))).toBe('(301) 555-0123')
  expect(parts.get(part)).toBe(`${second}, Poet`)
})

test('values set by a script directly before sending are sent', async ({ page }) => {
  const definition = formWith('textarea')
  const form = await openFilled(page, definition, uniqueEmail())
  await form.root.evaluate((element) => {
    const message = element.querySelector('textarea')
    if (message !== null) message.value = 'Set at the last moment'
    if (element instanceof HTMLFormElement) element.requestSubmit()
  })
  await expect(form.status).toHaveText(form.texts.sent)
  const [sent] = await form.service.received()
  const message = definition.fields.find(({ kind }) => kind === 'textarea')
  expect(new Map(sent?.parts).get(String(message?.send))).toBe('Set at the last moment')
})

test('values set by a script before hydration are kept and sent', async ({ page }) => {
  const email = uniqueEmail()
  const definition = formWith('text', 'email', 'phone', 'textarea')
  const values = { text: 'Set by script', email, phone: '3015550123', textarea: 'Set early' }
  // This script runs before the scripts of the page, which wait for the first paint.
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${setValues.toString()})(${JSON.stringify(valuesFor(definition, values))}))`,
  )
  await open(page, definition.path)
  const form = formOn(page, definition)
  await expect(form.first('text')).toHaveValue('Set by script')
  await expect(form.first('phone')).toHaveValue('(301) 555-0123')
  await form.first('text').fill('Ada')
  await expect(form.first('textarea')).toHaveValue('Set early')
  await form.button.click()
  await expect(form.status).toHaveText(definition.status.sent)
  const [sent] = await service(page, definition, email).received()
  const parts = new Map(sent?.parts)
  expect(parts.get(partOf(definition, 'textarea'))).toBe('Set early')
  expect(parts.get(partOf(definition, 'text'))).toBe('Ada')
})

test('F16 IME composition is not changed until it ends', async ({ page }) => {
  const definition = formWith('phone', 'email')
  await open(page, definition.path)
  const form = formOn(page, definition)
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await form.first('phone').focus()
  for (const text of ['３', '３０', '３０１５']) {
    await compose(text)
    await expect(form.first('phone')).toHaveValue(text)
  }
  await keyboard.send('Input.insertText', { text: '３０１５' })
  await expect(form.first('phone')).toHaveValue('(301) 5')
  await page.keyboard.type('550100')
  await expect(form.first('phone')).toHaveValue('(301) 555-0100')

  await form.first('email').focus()
  for (const text of ['Á', 'Áda']) {
    await compose(text)
    await expect(form.first('email')).toHaveValue(text)
  }
  await keyboard.send('Input.insertText', { text: 'Áda' })
  await page.keyboard.type('@Example.com')
  await expect(form.first('email')).toHaveValue('Áda@Example.com')
  await form.first('email').blur()
  await expect(form.first('email')).toHaveValue('áda@example.com')
})
