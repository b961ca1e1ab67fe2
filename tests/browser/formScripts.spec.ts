import { expect, test } from './support/expectedErrors.ts'
import type { FieldKind } from '../../src/forms/schema.ts'
import { fillAll } from './support/fillForm.ts'
import { formOn } from './support/formOn.ts'
import { interceptForms, textIn } from './support/formService.ts'
import {
  firstField,
  formWith,
  formWithOther,
  partOf,
  sentFields,
  type FormOnSite,
} from './support/forms.ts'
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

/** The names of these fields. */
const namesOf = (...[form, values]: Parameters<typeof valuesFor>) =>
  Object.keys(valuesFor(form, values)).map((id) => id.replace(`form_${form.id}_`, ''))

test('values set by a script without an event are kept and sent', async ({ page }) => {
  const { form: definition, field, other, part } = formWithOther()
  const form = formOn(page, definition)
  const [, second = ''] = field.options
  const box = (option: string) => form.field(field.name).getByLabel(option, { exact: true })
  const service = await interceptForms(page)
  await open(page, definition.path)
  const values = {
    text: 'Set by script',
    email: 'ada@example.com',
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
  const filled = [...namesOf(definition, values), field.name, other.reveals]
  await fillAll(page, definition, undefined, filled)
  await expect(form.first('email')).toHaveValue(values.email)
  await expect(form.first('textarea')).toHaveValue(values.textarea)
  await form.button.click()
  await expect(form.status).toHaveText(definition.status.sent)
  const [sent] = service.received
  expect(textIn(sent, partOf(definition, 'textarea'))).toBe(values.textarea)
  expect(textIn(sent, partOf(definition, 'phone'))).toBe('(301) 555-0123')
  expect(textIn(sent, part)).toBe(`${second}, Poet`)

  await test.step('directly before sending', async () => {
    await fillAll(page, definition)
    await form.root.evaluate((element) => {
      const message = element.querySelector('textarea')
      if (message !== null) message.value = 'Set at the last moment'
      if (element instanceof HTMLFormElement) element.requestSubmit()
    })
    await expect.poll(() => service.received.length).toBe(2)
    expect(textIn(service.received[1], partOf(definition, 'textarea'))).toBe(
      'Set at the last moment',
    )
  })
})

test('values set by a script before hydration are kept and sent', async ({ page }) => {
  const definition = formWith('text', 'email', 'phone', 'textarea')
  const values = {
    text: 'Set by script',
    email: 'ada@example.com',
    phone: '3015550123',
    textarea: 'Set early',
  }
  // This script runs before the scripts of the page, which wait for the first paint.
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${setValues.toString()})(${JSON.stringify(valuesFor(definition, values))}))`,
  )
  const service = await interceptForms(page)
  await open(page, definition.path)
  const form = formOn(page, definition)
  await expect(form.first('text')).toHaveValue('Set by script')
  await expect(form.first('phone')).toHaveValue('(301) 555-0123')
  await form.first('text').fill('Ada')
  await expect(form.first('textarea')).toHaveValue('Set early')
  await fillAll(page, definition, undefined, namesOf(definition, values))
  await form.button.click()
  await expect(form.status).toHaveText(definition.status.sent)
  expect(textIn(service.received[0], partOf(definition, 'textarea'))).toBe('Set early')
  expect(textIn(service.received[0], partOf(definition, 'text'))).toBe('Ada')
})
